export const vehicleTypes = ['berline', 'sedan', 'suv', 'limousine', 'van', 'bus'] as const;
export type VehicleType = (typeof vehicleTypes)[number];

export const vehicleClasses = ['standard', 'premium', 'elite'] as const;
export type VehicleClass = (typeof vehicleClasses)[number];
