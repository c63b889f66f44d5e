export const vehicleTypes = ['berline', 'sedan', 'suv', 'limousine', 'van', 'bus'] as const;
export type VehicleType = (typeof vehicleTypes)[number];

export { vehicleClasses, type VehicleClass } from '@livree/pricing';
