import { z } from '../schema.ts';
import { wireObject } from './wire.ts';

/** `{ success: true, message?, data }`: the envelope of almost every answer. */
export function envelope<T extends z.ZodMiniType>(data: T) {
  return z.object({ success: z.literal(true), message: z.optional(z.string()), data });
}

/** The envelope of an answer without data. */
export const acknowledgement = z.object({ success: z.literal(true), message: z.optional(z.string()) });

/** A page of a list, `{ data, current_page, last_page, per_page, total }` on the wire. */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly page: number;
  readonly pageCount: number;
  readonly perPage: number;
  readonly total: number;
}

const pagination = {
  current_page: z.number(),
  last_page: z.number(),
  per_page: z.number(),
  total: z.number(),
};

/** The wire form of `Page`. */
export function pageSchema<T extends z.ZodMiniType>(item: T) {
  const items = z.custom<readonly z.output<T>[]>();
  const list = z.codec(z.array(item), items, {
    decode: (read) => read,
    encode: (written) => [...written],
  });
  const counts = z.object({ ...pagination, data: list });
  return z.codec(counts, z.custom<Page<z.output<T>>>(), {
    decode: (wire) => ({
      items: z.parse(items, wire.data),
      page: wire.current_page,
      pageCount: wire.last_page,
      perPage: wire.per_page,
      total: wire.total,
    }),
    encode: (page) => ({
      data: z.parse(items, page.items),
      current_page: page.page,
      last_page: page.pageCount,
      per_page: page.perPage,
      total: page.total,
    }),
  });
}

/** The answer to a refused request. `errors` contains texts in the caller's language by wire field name. */
export const errorAnswer = wireObject({
  success: z.literal(false),
  message: z.string(),
  code: z.string(),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
  params: z.optional(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))),
});
