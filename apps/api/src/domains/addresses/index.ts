export { addressRoutes as register } from './addresses.routes.ts';
export { addressesPersonalData } from './personal-data.ts';
