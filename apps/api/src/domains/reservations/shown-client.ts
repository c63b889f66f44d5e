/** How to reach somebody, as they said when booking. */
export type Client = { readonly name: string; readonly email: string; readonly phone: string | null };

/** What the chauffeur may know of it: each part is null, or shortened, unless the customer lets it be shown. */
export type ShownClient = {
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
};

/** Applies what a customer chose. */
export type ShowClient = (customerId: number, client: Client) => Promise<ShownClient>;
