import { z } from '../schema.ts';
import { instant, localDateTime } from '../shared/datetime.ts';
import { envelope } from '../shared/envelope.ts';
import { wireObject, wireRequest } from '../shared/wire.ts';

/** A vehicle is away between two times of the operator's zone. */
const period = { starts_at: localDateTime, ends_at: localDateTime };

export const absencePeriod = wireRequest(period);
export const absenceRequest = wireRequest({
  ...period,
  reason: z
    .string('validation.required')
    .check(z.trim(), z.minLength(1, 'validation.required'), z.maxLength(120, 'validation.too_long')),
});
export type AbsenceRequest = z.output<typeof absenceRequest>;

export const absence = wireObject({
  id: z.number(),
  vehicule_id: z.number(),
  starts_at: instant,
  ends_at: instant,
  reason: z.string(),
});
export type Absence = z.output<typeof absence>;

/** A ride, or with a reason an absence, that has the vehicle in a period. */
const obstacle = wireObject({
  /** That of the ride; null for an absence. */
  ride_id: z.nullable(z.number()),
  /** The reference of the ride, or the reason of the absence. */
  name: z.string(),
  starts_at: instant,
  ends_at: instant,
});
export type Obstacle = z.output<typeof obstacle>;

export const absenceAnswer = envelope(absence);
export const absencesAnswer = envelope(z.array(absence));
export const obstaclesAnswer = envelope(z.array(obstacle));
