import { escapeUTF8 } from 'entities/escape';

/** Markup of our own; only `markup` makes it. */
export class Markup {
  readonly source: string;
  constructor(source: string) {
    this.source = source;
  }
}

type Value = string | Markup | readonly Markup[];

function toSource(value: Value): string {
  if (typeof value === 'string') return escapeUTF8(value);
  return value instanceof Markup ? value.source : value.map(({ source }) => source).join('');
}

/** Fills a template: a string in it is escaped, so that it stays text between tags and between double quotes. */
export const markup = (template: TemplateStringsArray, ...values: readonly Value[]): Markup =>
  new Markup(String.raw({ raw: template }, ...values.map(toSource)));

/** Text whose line ends are kept. */
export const lines = (text: string): Markup =>
  new Markup(
    text
      .split(/\r\n?|\n/)
      .map(escapeUTF8)
      .join('<br>'),
  );
