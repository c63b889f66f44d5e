import { sandboxMethods } from '@livree/contracts';

export interface TestCard {
  readonly number: string;
  readonly method: keyof typeof sandboxMethods;
}

/** The cards of the sandbox, in the order of its legend. */
export const testCards: readonly TestCard[] = [
  { number: '4242 4242 4242 4242', method: 'succeeds' },
  { number: '4000 0000 0000 9995', method: 'insufficientFunds' },
  { number: '4000 0027 6000 3184', method: 'challenge' },
  { number: '4000 0000 0000 0119', method: 'timeout' },
  { number: '4000 0000 0000 6975', method: 'outage' },
];

const otherNumbers: readonly TestCard[] = [{ number: '4000 0000 0000 3220', method: 'challenge' }];

/** The sandbox's reference of a card number in the format of `formatCardNumber`; undefined for any other card. */
export function testPaymentMethod(number: string): string | undefined {
  const card = [...testCards, ...otherNumbers].find((known) => known.number === number);
  return card && sandboxMethods[card.method];
}
