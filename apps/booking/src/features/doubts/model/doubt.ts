/** Something in a booking that is possible and probably not meant. */
export type Doubt =
  | { readonly about: 'phone'; readonly phone: string }
  | { readonly about: 'email'; readonly email: string; readonly meant: string }
  | { readonly about: 'distance'; readonly kilometres: number }
  | { readonly about: 'rides'; readonly reference: string; readonly pickupAt: string };

/** The same doubt about the same values is asked once. */
export const nameDoubt = (doubt: Doubt): string => JSON.stringify(doubt);
