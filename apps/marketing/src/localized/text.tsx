import { textIn, type TextsByLanguage } from '@livree/contracts';
import { useMessages } from '@livree/platform';

interface TextProps {
  texts: TextsByLanguage;
  /** Changes the words, whatever their language. */
  as?: ((text: string) => string) | undefined;
}

/** The operator's words in the visitor's language; in French, and marked as such, where they were not translated. */
export function Text({ texts, as }: TextProps) {
  const { language } = useMessages('marketing');
  const { text: raw, language: written } = textIn(texts, language);
  const text = as ? as(raw) : raw;
  return written === language ? text : <span lang={written}>{text}</span>;
}
