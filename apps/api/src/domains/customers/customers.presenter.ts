import { type Customer, euros, type ListedCustomer } from '@livree/contracts';
import { contactAddress, type UserRow } from '../identity/index.ts';
import type { CustomerRow } from './customers.repository.ts';
import type { LetterRow } from './letters.repository.ts';

export const presentListed = (row: CustomerRow): ListedCustomer => ({
  id: row.id,
  name: row.name,
  email: contactAddress(row),
  phone: row.phone,
  isGuest: row.guest_email !== null,
  isConfirmed: row.email_verified_at !== null,
  createdAt: row.created_at.toISOString(),
  rideCount: row.ride_count,
});

const presentLetter = (row: LetterRow): Customer['letters'][number] => ({
  id: row.id,
  writerName: row.writer_name,
  subject: row.subject,
  message: row.message,
  createdAt: row.created_at.toISOString(),
});

/** What else the company knows of a customer. */
interface CustomerFacts {
  readonly rides: { readonly all: number; readonly open: number };
  readonly spentCents: number;
  readonly letters: readonly LetterRow[];
}

export const presentCustomer = (row: UserRow, { rides, spentCents, letters }: CustomerFacts): Customer => ({
  ...presentListed({ ...row, ride_count: rides.all }),
  address: row.address,
  language: row.language,
  lastLoginAt: row.last_login_at?.toISOString() ?? null,
  spent: euros(spentCents),
  openRideCount: rides.open,
  letters: letters.map(presentLetter),
});
