import type { Exchange } from './exchange.ts';
import type { JsonSchema } from './json-schema.ts';

type Nested = JsonSchema | boolean | undefined;

/** An object whose field names are data. */
export const isMap = ({ additionalProperties }: JsonSchema): boolean =>
  typeof additionalProperties === 'object';

/** The nested values of a value: its fields, the entries of a map, the items of a list. */
export function nestedExchanges({ direction, sent, read, at }: Exchange): Exchange[] {
  const within = (place: string, given: Nested, taken: Nested): Exchange[] =>
    typeof given === 'object' && typeof taken === 'object'
      ? [{ direction, sent: given, read: taken, at: place }]
      : [];
  return [
    ...Object.entries(read.properties ?? {}).flatMap(([name, field]) =>
      within(`${at}.${name}`, sent.properties?.[name], field),
    ),
    ...within(`${at}.*`, sent.additionalProperties, read.additionalProperties),
    ...within(`names in ${at}`, sent.propertyNames, read.propertyNames),
    ...(read.prefixItems ?? []).flatMap((item, index) =>
      within(`${at}[${index}]`, sent.prefixItems?.[index], item),
    ),
    ...within(`${at}[]`, sent.items, read.items),
  ];
}
