import { euros, type KeptPrices, type KeptTariff, type priceRoutes } from '@livree/contracts';
import { answer, type FakeCall, type Handlers } from '../handler.ts';
import { FakeRefusal } from '../refusal.ts';
import { toInstant } from '../to-instant.ts';

/** What the drafts make of a price in the fake: the share by which their base prices differ. */
function share(tariffs: readonly KeptTariff[]): number {
  const sum = (pick: (tariff: KeptTariff) => number) =>
    tariffs.reduce((total, tariff) => total + pick(tariff), 0);
  const before = sum(({ rates }) => rates.basePrice.cents);
  return sum(({ rates, draft }) => (draft ?? rates).basePrice.cents) / Math.max(1, before);
}

function compare({ state }: FakeCall): KeptPrices['comparison'] {
  if (state.prices.tariffs.every(({ draft }) => draft === null)) return null;
  const factor = share(state.prices.tariffs);
  const rides = state.reservations
    .filter(({ status }) => status !== 'cancelled')
    .map(({ id, reference, totalPrice }) => ({
      id,
      reference,
      before: totalPrice,
      after: euros(Math.round(totalPrice.cents * factor)),
    }));
  const sum = (side: 'before' | 'after') => euros(rides.reduce((total, ride) => total + ride[side].cents, 0));
  return { rides, before: sum('before'), after: sum('after') };
}

function read(call: FakeCall): KeptPrices {
  const { tariffs, startsAt } = call.state.prices;
  const drafted = tariffs.filter(({ draft }) => draft !== null);
  return {
    tariffs,
    startsAt,
    comparison: compare(call),
    draftsVersion: drafted.map(({ id, version }) => `${id} ${version}`).join(),
  };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export const priceHandlers: Handlers<typeof priceRoutes> = {
  read: (_request, call) => answer(read(call)),
  draft({ params, body: { version, ...rates } }, call) {
    const { prices } = call.state;
    const tariff = prices.tariffs.find(({ id }) => id === params.id);
    if (tariff === undefined) throw new FakeRefusal('not_found');
    if (tariff.version !== version) throw new FakeRefusal('operations.overtaken');
    const draft = isSame(rates, tariff.rates) ? null : rates;
    const edited = { ...tariff, draft, version: draft ? `${version}+` : version };
    const tariffs = prices.tariffs.map((kept) => (kept === tariff ? edited : kept));
    call.state.prices = { tariffs, startsAt: null };
    return answer(read(call));
  },
  publish({ body }, call) {
    const { tariffs } = call.state.prices;
    if (read(call).draftsVersion !== body.draftsVersion) throw new FakeRefusal('operations.overtaken');
    call.state.prices = body.startsAt
      ? { tariffs, startsAt: toInstant(body.startsAt) }
      : {
          tariffs: tariffs.map((tariff) => ({ ...tariff, rates: tariff.draft ?? tariff.rates, draft: null })),
          startsAt: null,
        };
    return answer(read(call));
  },
  discard(_request, call) {
    const tariffs = call.state.prices.tariffs.map((tariff) => ({ ...tariff, draft: null }));
    call.state.prices = { tariffs, startsAt: null };
    return answer(read(call));
  },
};
