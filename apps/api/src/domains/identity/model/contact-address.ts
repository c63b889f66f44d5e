/** The end of the addresses of accounts that nobody signs in to: no mail reaches them. */
export const unreachableDomain = '@account.invalid';

/** Whether mail can reach an address. */
export const isReachable = (address: string): boolean => !address.endsWith(unreachableDomain);

/** Where mails to an account go: a guest has no address to sign in with. */
export const contactAddress = ({
  email,
  guest_email: guestEmail,
}: {
  readonly email: string;
  readonly guest_email: string | null;
}): string => guestEmail ?? email;
