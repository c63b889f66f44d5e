import type { User } from '@livree/contracts';
import type { UserRow } from './identity.repository.ts';
import { contactAddress } from './model/contact-address.ts';

/** The fields of an account for its holder. */
export function presentUser(row: UserRow): User {
  return {
    id: row.id,
    name: row.name,
    email: contactAddress(row),
    phone: row.phone,
    address: row.address,
    birthDate: row.birth_date,
    gender: row.gender,
    avatar: row.avatar,
    role: row.role,
    createdAt: row.created_at.toISOString(),
  };
}
