import { Refusal } from './refusal.ts';

/** A name in every spelling that sources need. */
export interface Names {
  /** `gift-card` */
  readonly kebab: string;
  /** `giftCard` */
  readonly camel: string;
  /** `GiftCard` */
  readonly Pascal: string;
  /** `gift_card` */
  readonly snake: string;
  /** `Gift card` */
  readonly Words: string;
}

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

/** @throws Refusal unless it is lower-case words joined by single hyphens: `gift-card` */
export function readName(text: string): Names {
  if (!/^[a-z]+(-[a-z]+)*$/.test(text)) {
    throw new Refusal(`"${text}" is no name: lower-case words joined by hyphens, such as gift-card.`);
  }
  const words = text.split('-');
  const Pascal = words.map(capital).join('');
  return {
    kebab: text,
    Pascal,
    camel: Pascal.slice(0, 1).toLowerCase() + Pascal.slice(1),
    snake: words.join('_'),
    Words: capital(words.join(' ')),
  };
}
