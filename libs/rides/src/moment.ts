export { LandingDay } from './moment/landing-day.tsx';
export { Moment } from './moment/moment.tsx';
