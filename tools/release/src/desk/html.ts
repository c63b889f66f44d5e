import { escapeUTF8 } from 'entities/escape';

/** Markup that is safe to send. */
export interface Html {
  readonly markup: string;
}

type Part = Html | string | number | readonly Part[];

function renderPart(part: Part): string {
  if (typeof part === 'string') return escapeUTF8(part);
  if (typeof part === 'number') return String(part);
  return 'markup' in part ? part.markup : part.map(renderPart).join('');
}

/** Markup with values; values that are not markup are escaped. */
export function html(strings: TemplateStringsArray, ...values: readonly Part[]): Html {
  const markup = strings.map((text, index) => text + renderPart(values[index] ?? '')).join('');
  return { markup };
}
