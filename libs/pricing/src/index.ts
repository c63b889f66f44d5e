export {
  createCancellationPolicy,
  defaultCancellationPolicy,
  parsePolicyVersion,
  refundDue,
  selfServiceDeadline,
} from './cancellation.ts';
export { refundPeriods, refundSchedule } from './refund-schedule.ts';
export type { CancellationPolicy, CancelledBy } from './cancellation.ts';
export type { RefundStep } from './refund-schedule.ts';
export { cityInAddress, cityKey } from './city.ts';
export type { Drives, Leg } from './distance-fare.ts';
export { fareLineCodes, fareLineCounts } from './fare.ts';
export type { ChosenExtra, Fare, FareLine, FareLineCode } from './fare.ts';
export type { Hire } from './hourly-fare.ts';
export { findLeastFare } from './least-fare.ts';
export { isNight, isWeekend } from './local-time.ts';
export type { LocalDateTime } from './local-time.ts';
export { occupiedPeriod } from './occupied-period.ts';
export type { Period } from './occupied-period.ts';
export { price } from './price.ts';
export type { PriceInput } from './price.ts';
export { chooseTariff } from './tariff-choice.ts';
export type { TariffConfiguration } from './tariff-choice.ts';
export {
  defaultTariff,
  extraCodes,
  extraPrice,
  soldOnce,
  isPremiumClass,
  leastHireHours,
  mostHireHours,
  planHourlyPrice,
  serviceHourlyPrice,
  serviceTypes,
  vehicleClasses,
} from './tariff.ts';
export type { ExtraCode, ServiceType, Tariff, VehicleClass } from './tariff.ts';
export { countHiredHours, isHire, isRoundTrip, tripFare } from './trip-fare.ts';
export type { Trip } from './trip-fare.ts';
