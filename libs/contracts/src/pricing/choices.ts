import { vehicleClasses } from '@livree/pricing';

export { extraCodes, serviceTypes } from '@livree/pricing';
export type { ExtraCode, FareLine, ServiceType, Tariff } from '@livree/pricing';

export const plans = vehicleClasses;
