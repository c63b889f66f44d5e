export { PlaceField } from './places/place-field.tsx';
export type { PlaceFieldSetup } from './places/place-field.tsx';
export { RouteForm } from './places/route-form.tsx';
