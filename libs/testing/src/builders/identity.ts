import type { User } from '@livree/contracts';

/** A customer who has filled in a whole profile. */
export function buildCustomer(given: Partial<User> = {}): User {
  return {
    id: 1,
    name: 'Camille Laurent',
    email: 'camille.laurent@example.com',
    phone: '+33 6 12 34 56 78',
    address: '18 rue de la Pompe, 75116 Paris',
    birthDate: '1988-04-17',
    gender: null,
    avatar: null,
    role: 'customer',
    createdAt: '2025-11-03T09:12:00.000Z',
    ...given,
  };
}
