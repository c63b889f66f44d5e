import type { addressRoutes, SavedAddress } from '@livree/contracts';
import { answer, type FakeCall, type Handlers } from '../handler.ts';
import { apiText, FakeRefusal } from '../refusal.ts';
import { requireCustomer } from '../visitor.ts';

const mostOfOnePerson = 20;

function readName(kind: string, name: string | null | undefined): string | null {
  if (kind !== 'place') return null;
  if (!name) throw new FakeRefusal('validation', {}, { name: ['validation.place_name'] });
  return name;
}

function findAddress(call: FakeCall, id: number): SavedAddress {
  requireCustomer(call);
  const found = call.state.addresses.find((each) => each.id === id);
  if (!found) throw new FakeRefusal('addresses.not_found');
  return found;
}

const ranks = ['home', 'work', 'place'];
const inOrder = (addresses: readonly SavedAddress[]): SavedAddress[] =>
  addresses.toSorted(
    (one, other) =>
      ranks.indexOf(one.kind) - ranks.indexOf(other.kind) || (one.name ?? '').localeCompare(other.name ?? ''),
  );

const readLabel = (kind: string, name: string | null, { language }: FakeCall): string =>
  name ?? apiText(language, `addresses.${kind}`) ?? kind;

/** The addresses are those of whoever is signed in. */
export const addressHandlers: Handlers<typeof addressRoutes> = {
  list(_request, call) {
    requireCustomer(call);
    return answer(
      inOrder(call.state.addresses).map((each) => ({
        ...each,
        label: readLabel(each.kind, each.name, call),
      })),
    );
  },
  save({ body: { kind, address, ...body } }, call) {
    requireCustomer(call);
    const { state } = call;
    const name = readName(kind, body.name);
    const known = state.addresses.find((each) =>
      kind === 'place' ? each.name === name && each.address === address : each.kind === kind,
    );
    if (!known && state.addresses.length >= mostOfOnePerson) throw new FakeRefusal('addresses.too_many');
    const id = known?.id ?? Math.max(0, ...state.addresses.map((each) => each.id)) + 1;
    const saved = { id, kind, name, label: readLabel(kind, name, call), address };
    state.addresses = [...state.addresses.filter((each) => each !== known), saved];
    return answer(saved);
  },
  change({ params: { id }, body: { name, address } }, call) {
    const former = findAddress(call, id);
    const given = readName(former.kind, name);
    const changed = { ...former, name: given, label: readLabel(former.kind, given, call), address };
    call.state.addresses = call.state.addresses.map((each) => (each === former ? changed : each));
    return answer(changed);
  },
  remove({ params: { id } }, call) {
    const former = findAddress(call, id);
    call.state.addresses = call.state.addresses.filter((each) => each !== former);
    return { success: true };
  },
};
