/** A customer's contact data from the booking. */
export interface Client {
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
}

/** The part of it that the chauffeur may see: each field is null, or shortened, unless the customer allows it. */
export interface ShownClient {
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
}

/** Applies the customer's choices. */
export type ShowClient = (customerId: number, client: Client) => Promise<ShownClient>;
