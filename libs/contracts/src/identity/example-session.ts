export const user = {
  id: 1,
  name: 'Claire Martin',
  email: 'claire.martin@example.org',
  phone: '+33 6 12 34 56 78',
  address: null,
  birth_date: null,
  gender: null,
  avatar: null,
  role: 'customer',
  created_at: '2026-11-21T15:13:59.175Z',
} as const;

/** Who is signed in by a token. */
export const session = { token: 'Vt3kq0cXoN2b8mY5sZrJ1uHfLwPdAe6GiT7RxK9vCQo', user } as const;
