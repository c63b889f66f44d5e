import { textIn, type TextsByLanguage } from '@livree/contracts';
import { useLanguage } from '@livree/platform';

interface TextProps {
  texts: TextsByLanguage;
  /** Transforms the text, in any language. */
  as?: ((text: string) => string) | undefined;
}

/** The operator's text in the visitor's language; without a translation in French, marked as such. */
export function Text({ texts, as }: TextProps) {
  const language = useLanguage();
  const { text: raw, language: written } = textIn(texts, language);
  const text = as ? as(raw) : raw;
  return written === language ? text : <span lang={written}>{text}</span>;
}
