export { DatePicker, loadCalendar } from './date/date-picker/date-picker.tsx';
export type { DatePickerProps } from './date/date-picker/date-picker.tsx';
export { TimePicker } from './date/time-picker/time-picker.tsx';
export type { TimePickerProps } from './date/time-picker/time-picker.tsx';
