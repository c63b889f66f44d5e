/** Moments are kept: they say when, not who. */
const moment = /^\d{4}-\d{2}-\d{2}(?:[ T]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?Z?)?$/;

/** A text of the same shape that says nothing: its letters become a, its digits 0. */
export const maskText = (text: string): string =>
  moment.test(text)
    ? text
    : text
        .replaceAll(/\p{Lu}/gu, 'A')
        .replaceAll(/(?!A)[\p{L}\p{M}]/gu, 'a')
        .replaceAll(/\p{N}/gu, '0');

/** What a visitor says in their own words, without addresses of mail and numbers that could be a telephone's or a card's. */
export const maskNote = (note: string): string =>
  note
    .replaceAll(/\S+@\S+/g, '…@…')
    .replaceAll(/\+?\d(?:[\s().-]?\d){3,}/g, (digits) => digits.replaceAll(/\d/g, '0'));
