export { ExtraHours } from './extras/extra-hours.tsx';
