import { fillText } from '@livree/contracts';
import type { DocumentTexts } from '../texts/index.ts';
import type { Row } from './rows.ts';

/** Departure, stops and destination, one row each. */
export function routeRows(addresses: readonly string[], text: DocumentTexts): Row[] {
  return addresses.map((value, index) => {
    if (index === 0) return { label: text.from, value };
    if (index === addresses.length - 1) return { label: text.to, value };
    return { label: fillText(text.stop, { number: index }), value };
  });
}
