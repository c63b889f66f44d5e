import type { Stripe } from 'stripe';
import type { Answer } from '../stand-in-server.ts';
import type { BookedIntent, BookedRefund } from './stripe-books.ts';

/** A refusal as Stripe writes it. */
export const invalid = (code: string, param?: string, status = 400): Answer => ({
  status,
  body: { error: { type: 'invalid_request_error', code, param, message: `Invalid request: ${code}` } },
});

/** An intent as an answer shows it, with its charge whole or by its number. */
export function shownIntent({ charge, ...intent }: BookedIntent, isExpanded: boolean) {
  const { balance, ...shown } = charge ?? { balance: null };
  const expanded = charge && { ...shown, balance_transaction: balance };
  return { ...intent, latest_charge: isExpanded ? expanded : (charge?.id ?? null) };
}

/** A refund as an answer shows it, with its balance whole or by its number. */
export function shownRefund({ balance, ...refund }: BookedRefund, isExpanded: boolean) {
  return { ...refund, balance_transaction: isExpanded ? balance : balance.id };
}

/** The fields `metadata[…]` of a form. */
export const readMetadata = (form: URLSearchParams): Stripe.Metadata =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) => {
      const key = /^metadata\[(\w+)\]$/.exec(name)?.[1];
      return key === undefined ? [] : [[key, value]];
    }),
  );

interface Asked {
  readonly query: URLSearchParams;
  /** When each row was made, in seconds. */
  readonly made: ReadonlyMap<string, number>;
}

/** A page of a list, the newest first, as `created`, `limit` and `starting_after` ask for it. */
export function listPage(
  url: string,
  rows: readonly { readonly id: string }[],
  { query, made }: Asked,
): Answer {
  const [from, to] = [query.get('created[gte]'), query.get('created[lt]')];
  const found = rows
    .map((row) => ({ ...row, created: made.get(row.id) ?? 0 }))
    .filter(
      ({ created }) => (from === null || created >= Number(from)) && (to === null || created < Number(to)),
    )
    .toReversed();
  const start = found.findIndex(({ id }) => id === query.get('starting_after')) + 1;
  const data = found.slice(start, start + Number(query.get('limit') ?? 10));
  const isLast = start + data.length >= found.length;
  return { status: 200, body: { object: 'list', url, has_more: !isLast, data } };
}
