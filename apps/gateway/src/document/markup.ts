import { escapeUTF8 } from 'entities/escape';

/** JSON that is safe inside `<script type="application/json">`: it can neither end the element nor open a comment. */
export function embeddedJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('>', String.raw`\u003e`)
    .replaceAll('&', String.raw`\u0026`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`);
}

/** The attributes of an element; undefined ones are omitted, `true` ones have no value. */
export function attributes(values: Readonly<Record<string, string | true | undefined>>): string {
  return Object.entries(values)
    .map(([name, value]) =>
      value === undefined ? '' : value === true ? ` ${name}` : ` ${name}="${escapeUTF8(value)}"`,
    )
    .join('');
}
