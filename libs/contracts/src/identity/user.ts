import { z } from '../schema.ts';
import { calendarDate, instant } from '../shared/datetime.ts';
import { wireObject } from '../shared/wire.ts';

/** `chauffeur` is reserved: whoever has it is refused what only the company's people may do. */
export const roles = ['customer', 'chauffeur', 'dispatcher', 'operator'] as const;
export type Role = (typeof roles)[number];

/** The roles of people who work for the company. */
export const staffRoles = ['chauffeur', 'dispatcher', 'operator'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** What an account says of its person. */
export const profileFields = {
  name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  address: z.nullable(z.string()),
  birth_date: z.nullable(calendarDate),
  gender: z.nullable(z.string()),
  avatar: z.nullable(z.string()),
};

export const user = wireObject({
  id: z.number(),
  ...profileFields,
  role: z.enum(roles),
  created_at: instant,
});
export type User = z.output<typeof user>;
