import { euros, type PricingConfig, type pricingRoutes } from '@livree/contracts';
import { isNight, isWeekend, price, type Drives, type Fare } from '@livree/pricing';
import { answer, type FakeCall, type Handler, type Handlers } from '../handler.ts';
import { quoteRide, vehicleById } from '../quoting.ts';
import { totalRide } from '../totalling.ts';

function defaultConfig({ state }: FakeCall): PricingConfig {
  const { base, perKm, perHour, perStop, minimum, maximum } = state.config.tariff;
  return {
    id: 1,
    name: 'Tarif de base',
    city: null,
    basePrice: euros(base),
    pricePerKm: euros(perKm),
    pricePerHour: euros(perHour),
    pricePerStop: euros(perStop),
    minimumPrice: minimum === 0 ? null : euros(minimum),
    maximumPrice: maximum === null ? null : euros(maximum),
    vehicle: null,
  };
}

const lineAmount = (fare: Fare, code: string) =>
  euros(fare.lines.filter((line) => line.code === code).reduce((total, { cents }) => total + cents, 0));

const calculate: Handler<typeof pricingRoutes.calculate> = ({ body }, call) => {
  const leg = { metres: Math.round(body.distance * 1000), seconds: Math.round(body.duration * 60) };
  const date = body.date ?? call.now.toISOString().slice(0, 10);
  const pickup = `${date}T${(body.time ?? '12:00').padStart(5, '0')}`;
  const { tariff } = call.state.config;
  const premium = body.vehicleId ? vehicleById(call, body.vehicleId).class !== 'standard' : false;
  const drives: Drives = {
    outbound: { ...leg, stops: body.stops ?? 0, pickup },
    ...(body.roundTrip ? { return: { ...leg, stops: 0 } } : {}),
    premium,
  };
  const fare = price({ mode: 'distance', tariff, drives });
  return answer({
    calculation: {
      basePrice: lineAmount(fare, 'base'),
      distancePrice: lineAmount(fare, 'distance'),
      timePrice: lineAmount(fare, 'time'),
      stopsPrice: lineAmount(fare, 'stops'),
      finalPrice: euros(fare.total),
    },
    breakdown: {
      roundTrip: lineAmount(fare, 'round_trip'),
      night: lineAmount(fare, 'night'),
      weekend: lineAmount(fare, 'weekend'),
      premium: lineAmount(fare, 'premium'),
    },
    config: defaultConfig(call),
    options: {
      roundTrip: body.roundTrip === true,
      nightTime: isNight(pickup, tariff),
      weekend: isWeekend(pickup),
      premium,
    },
    lines: [...fare.lines],
  });
};

export const pricingHandlers: Handlers<typeof pricingRoutes> = {
  tariff: (_request, { state }) => answer(state.config.tariff),
  configs: (_request, call) => answer([defaultConfig(call)]),
  cityConfig: (_request, call) => answer(defaultConfig(call)),
  vehicles: (_request, { state }) =>
    answer(
      state.vehicles.map(({ id, name, type, class: vehicleClass, pricePerHour, ridePriceFrom }) => ({
        id,
        name,
        type,
        class: vehicleClass,
        pricePerHour,
        ridePriceFrom,
      })),
    ),
  calculate,
  quote: ({ body }, call) => answer(quoteRide(body, call)),
  totals: ({ body }, call) => answer(totalRide(body, call)),
};
