import { vehicleClasses } from '@livree/pricing';

export { extraCodes, serviceTypes } from '@livree/pricing';
export type { ExtraCode, FareLine, ServiceType, Tariff } from '@livree/pricing';

export const plans = vehicleClasses;

/** Why an extra cannot be booked: nobody follows flights for this operator. */
export const unavailableReasons = ['no_flight_provider'] as const;
