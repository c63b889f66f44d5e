import { exactAmount } from './exact.ts';
import type { ExactLine } from './exact.ts';
import { serviceHourlyPrice } from './tariff.ts';
import type { ServiceType } from './tariff.ts';

/** The duration of a hire without a return. */
export const defaultHireSeconds = 7200;

export interface Hire {
  /** From pickup to return; without a return, two hours. */
  readonly seconds?: number;
  /** Cents per hour. */
  readonly vehicleHourlyPrice: number;
  readonly serviceType: ServiceType;
}

/** Started hours, at least one. */
export function billedHours(seconds = defaultHireSeconds): number {
  return Math.max(1, Math.ceil(seconds / 3600));
}

/** The only line of a ride priced by the hour, at the higher of the vehicle's and the service's price. */
export function hourlyLines(hire: Hire): ExactLine[] {
  const hours = billedHours(hire.seconds);
  const hourlyPrice = Math.max(hire.vehicleHourlyPrice, serviceHourlyPrice[hire.serviceType]);
  return [{ code: 'hourly', amount: exactAmount(hourlyPrice, hours), detail: { hours, hourlyPrice } }];
}
