export { Moment } from './moment/moment.tsx';
