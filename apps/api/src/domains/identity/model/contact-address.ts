/** Where mails to an account go: a guest has no address to sign in with. */
export const contactAddress = ({
  email,
  guest_email: guestEmail,
}: {
  readonly email: string;
  readonly guest_email: string | null;
}): string => guestEmail ?? email;
