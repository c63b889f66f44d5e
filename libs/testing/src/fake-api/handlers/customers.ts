import {
  type Customer,
  type customerRoutes,
  euros,
  type ListedCustomer,
  type Reservation,
  type User,
} from '@livree/contracts';
import { reservationById } from '../booking.ts';
import { answer, type FakeCall, type Handlers } from '../handler.ts';
import { paginate } from '../paginate.ts';
import { recordAct } from '../record-act.ts';
import { FakeRefusal } from '../refusal.ts';

/** The customer to whom all rides and payments of the state belong. */
const rider = ({ state }: FakeCall): User | undefined => state.accounts[0]?.user;

const isOpen = ({ status }: Reservation): boolean => ['pending', 'confirmed', 'in_progress'].includes(status);

const listRides = (call: FakeCall, id: number): readonly Reservation[] =>
  rider(call)?.id === id ? call.state.reservations : [];

const toListed = (call: FakeCall, { id, name, email, phone, createdAt }: User): ListedCustomer => ({
  id,
  name,
  email,
  phone,
  isGuest: call.state.guests.has(id),
  isConfirmed: ![...call.state.emailConfirmations.values()].includes(id),
  createdAt,
  rideCount: listRides(call, id).filter(({ status }) => status !== 'cancelled').length,
});

function customerById({ state }: FakeCall, id: number): User {
  const found = state.accounts.find(({ user }) => user.id === id && user.role === 'customer');
  if (found === undefined) throw new FakeRefusal('customers.not_found');
  return found.user;
}

function toCustomer(call: FakeCall, user: User): Customer {
  const rides = listRides(call, user.id);
  return {
    ...toListed(call, user),
    address: user.address,
    language: 'fr',
    lastLoginAt: null,
    spent: euros(
      rides
        .filter(({ paymentStatus }) => paymentStatus === 'paid')
        .reduce((sum, { totalPrice }) => sum + totalPrice.cents, 0),
    ),
    openRideCount: rides.filter(isOpen).length,
    letters: call.state.letters.get(user.id) ?? [],
  };
}

function listCustomers(
  call: FakeCall,
  { search = '', kind = '' }: { readonly search?: string | undefined; readonly kind?: string | undefined },
): ListedCustomer[] {
  return call.state.accounts
    .filter(({ user }) => user.role === 'customer')
    .map(({ user }) => toListed(call, user))
    .filter(({ name, email, phone }) =>
      `${name} ${email} ${phone}`.toLowerCase().includes(search.toLowerCase()),
    )
    .filter(({ isGuest }) => !kind || isGuest === (kind === 'guest'));
}

const act = (call: FakeCall, id: number, name: string) =>
  recordAct(call, `customers ${id}`, { act: `customers.${name}`, before: null, after: null });

const findKeyed = ({ state }: FakeCall, key = ''): number | undefined => state.keys.get(key);

function keep({ state }: FakeCall, key: string | undefined, id: number): void {
  if (key !== undefined) state.keys.set(key, id);
}

export const customerHandlers: Handlers<typeof customerRoutes> = {
  list: ({ query = {} }, call) => answer(paginate(listCustomers(call, query), query, 50)),
  add({ body, headers }, call) {
    const known = findKeyed(call, headers?.idempotencyKey);
    if (known !== undefined) return answer(toListed(call, customerById(call, known)));
    const { language: _language, ...given } = body;
    const id = Math.max(0, ...call.state.accounts.map(({ user }) => user.id)) + 1;
    const user: User = {
      ...given,
      id,
      address: null,
      birthDate: null,
      gender: null,
      avatar: null,
      role: 'customer',
      createdAt: call.now.toISOString(),
    };
    call.state.accounts.push({ user, password: '' });
    call.state.guests.add(id);
    keep(call, headers?.idempotencyKey, id);
    act(call, id, 'add');
    return answer(toListed(call, user));
  },
  saveList: ({ query = {} }, call) =>
    ['id,name', ...listCustomers(call, query).map(({ id, name }) => `${id},${name}`)]
      .map((line) => `${line}\r\n`)
      .join(''),
  read: ({ params }, call) => answer(toCustomer(call, customerById(call, params.id))),
  readForRide({ params }, call) {
    reservationById(call, params.id);
    const user = rider(call);
    return answer(user ? toListed(call, user) : null);
  },
  rides: ({ params, query = {} }, call) =>
    answer(paginate(listRides(call, customerById(call, params.id).id), query)),
  payments({ params, query = {} }, call) {
    const isTheirs = customerById(call, params.id).id === rider(call)?.id;
    return answer(paginate(isTheirs ? call.state.transactions : [], query));
  },
  write({ params, body, headers }, call) {
    const { id } = customerById(call, params.id);
    if (findKeyed(call, headers?.idempotencyKey) !== undefined) return { success: true };
    const letters = call.state.letters.get(id) ?? [];
    const letter = {
      id: letters.length + 1,
      writerName: call.customer?.name ?? '',
      createdAt: call.now.toISOString(),
      ...body,
    };
    call.state.letters.set(id, [letter, ...letters]);
    keep(call, headers?.idempotencyKey, letter.id);
    act(call, id, 'write');
    return { success: true };
  },
  exportData({ params }, call) {
    const user = customerById(call, params.id);
    act(call, user.id, 'exportData');
    return answer({ account: user, reservations: listRides(call, user.id) });
  },
  remove({ params, body }, call) {
    const user = customerById(call, params.id);
    if (body.name.toLowerCase() !== user.name.toLowerCase())
      throw new FakeRefusal('validation', {}, { name: ['validation.customer_name'] });
    call.state.accounts = call.state.accounts.filter((account) => account.user !== user);
    act(call, user.id, 'remove');
    return { success: true };
  },
};
