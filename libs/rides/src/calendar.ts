export { readCalendar } from './calendar/read-calendar.ts';
