import { euros, type Language, type RouteAnswer, type RouteRequest, type routes } from '@livree/contracts';
import { vehicleName } from '@livree/i18n';
import { isPremiumClass, price } from '@livree/pricing';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/http/index.ts';
import { localTime } from '../../../platform/local-time.ts';
import { vehicleById } from '../../fleet/index.ts';
import { tariffFor } from '../model/tariffs.ts';
import { sumLines, presentConfig } from '../pricing.presenter.ts';
import { vehicleTariffs } from '../tariffs.repository.ts';

type Calculation = RouteRequest<typeof routes.pricing.calculate>['body'];
type Estimate = RouteAnswer<typeof routes.pricing.calculate>['data'];

/** Prices a distance from the caller: an estimate that cannot be booked. */
export async function calculateEstimate(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  body: Calculation,
  language: Language,
): Promise<Estimate> {
  const vehicle = body.vehicleId ? await vehicleById(db, body.vehicleId) : undefined;
  if (body.vehicleId && !vehicle) throw new AppError('fleet.vehicle_not_found');
  const vehicleId = vehicle?.id ?? null;
  const { tariff, row } = tariffFor(await vehicleTariffs(db, vehicleId), vehicleId, {
    address: body.departure ?? null,
  });
  if (!row) throw new AppError('pricing.calculation_failed');
  const now = localTime(clock.now(), config.timeZone);
  const pickup = `${body.date ?? now.slice(0, 10)}T${(body.time ?? now.slice(11)).padStart(5, '0')}`;
  const leg = { metres: Math.round(body.distance * 1000), seconds: Math.round(body.duration * 60) };
  const premium = vehicle !== undefined && isPremiumClass(vehicle.class);
  const { lines, total } = price({
    mode: 'distance',
    tariff,
    drives: {
      outbound: { ...leg, stops: body.stops ?? 0, pickup },
      ...(body.roundTrip ? { return: { ...leg, stops: 0 } } : {}),
      premium,
    },
  });
  const cents = (code: Parameters<typeof sumLines>[1]) => euros(sumLines(lines, code));
  return {
    calculation: {
      basePrice: cents('base'),
      distancePrice: cents('distance'),
      timePrice: cents('time'),
      stopsPrice: cents('stops'),
      finalPrice: euros(total),
    },
    breakdown: {
      roundTrip: cents('round_trip'),
      night: cents('night'),
      weekend: cents('weekend'),
      premium: cents('premium'),
    },
    config: presentConfig(
      row,
      vehicle && row.vehicle_id === vehicle.id ? vehicleName(vehicle, language) : null,
    ),
    options: {
      roundTrip: body.roundTrip ?? false,
      nightTime: lines.some(({ code }) => code === 'night'),
      weekend: lines.some(({ code }) => code === 'weekend'),
      premium,
    },
    lines: [...lines],
  };
}
