import { DatePicker, TimePicker } from '@livree/design-system/date';
import { ComboBox, Select } from '@livree/design-system/pick';
import { formatterFor } from '@livree/i18n';
import { Held } from '../held.tsx';
import type { Part } from '../part.ts';
import { languageOf, type Words } from '../words.ts';

const vehicles = (say: Words) => [
  { id: 'sedan', label: say.sedan, description: say.seats },
  { id: 'suv', label: say.suv },
  { id: 'van', label: say.van, disabled: true },
];

const Vehicle = ({
  say,
  first,
  ...props
}: { say: Words; first: string | null } & Partial<{ error: string; disabled: boolean }>) => (
  <Held first={first}>
    {(value, set) => (
      <Select
        {...props}
        label={say.vehicle}
        placeholder={say.chooseVehicle}
        items={vehicles(say)}
        value={value}
        onChange={set}
      />
    )}
  </Held>
);

export const select: Part = {
  name: 'Select',
  from: 'pick',
  states: [
    { name: 'opens', opens: true, show: (say) => <Vehicle say={say} first="sedan" /> },
    { name: 'none yet', show: (say) => <Vehicle say={say} first={null} /> },
    { name: 'focus', look: 'focus', show: (say) => <Vehicle say={say} first="sedan" /> },
    { name: 'invalid', show: (say) => <Vehicle say={say} first={null} error={say.departureError} /> },
    { name: 'disabled', show: (say) => <Vehicle say={say} first="sedan" disabled /> },
  ],
};

const places = [
  { id: 'cdg', label: 'Aéroport Paris-Charles-de-Gaulle', description: 'Roissy-en-France' },
  { id: 'ory', label: 'Aéroport Paris-Orly', description: 'Orly' },
];

const Address = ({
  say,
  first,
  ...props
}: { say: Words; first: string } & Partial<{ error: string; disabled: boolean; loading: boolean }>) => (
  <Held first={first}>
    {(value, set) => (
      <ComboBox
        {...props}
        label={say.departure}
        placeholder={say.departureHint}
        inputValue={value}
        onInputChange={set}
        items={places.filter(({ label }) => label.toLowerCase().includes(value.toLowerCase()))}
        onPick={({ label }) => set(label)}
        loadingText={say.searching}
        emptyText={say.nothing}
      />
    )}
  </Held>
);

export const comboBox: Part = {
  name: 'ComboBox',
  from: 'pick',
  states: [
    { name: 'empty', show: (say) => <Address say={say} first="" /> },
    { name: 'filled', show: (say) => <Address say={say} first="Aéroport" /> },
    { name: 'focus', look: 'focus', show: (say) => <Address say={say} first="Aéroport" /> },
    { name: 'loading', show: (say) => <Address say={say} first="Aér" loading /> },
    { name: 'invalid', show: (say) => <Address say={say} first="" error={say.departureError} /> },
    { name: 'disabled', show: (say) => <Address say={say} first="Aéroport" disabled /> },
  ],
};

const Day = ({
  say,
  first,
  ...props
}: { say: Words; first: string } & Partial<{ error: string; disabled: boolean }>) => (
  <Held first={first}>
    {(value, set) => (
      <DatePicker
        {...props}
        label={say.date}
        placeholder={say.chooseDate}
        formatDay={(chosen) => formatterFor(languageOf(say)).date(chosen, 'chosen')}
        value={value}
        onChange={set}
        min="2026-12-03"
        max="2026-12-24"
        confirmLabel={say.confirm}
        cancelLabel={say.cancel}
      />
    )}
  </Held>
);

export const datePicker: Part = {
  name: 'DatePicker',
  from: 'date',
  states: [
    { name: 'opens', opens: true, show: (say) => <Day say={say} first="2026-12-10" /> },
    { name: 'none yet', show: (say) => <Day say={say} first="" /> },
    { name: 'focus', look: 'focus', show: (say) => <Day say={say} first="2026-12-10" /> },
    { name: 'invalid', show: (say) => <Day say={say} first="" error={say.dateError} /> },
    { name: 'disabled', show: (say) => <Day say={say} first="2026-12-10" disabled /> },
  ],
};

const Clock = ({
  say,
  first,
  ...props
}: { say: Words; first: string } & Partial<{ error: string; disabled: boolean }>) => (
  <Held first={first}>
    {(value, set) => (
      <TimePicker
        {...props}
        label={say.time}
        hourLabel={say.hour}
        minuteLabel={say.minute}
        value={value}
        onChange={set}
      />
    )}
  </Held>
);

export const timePicker: Part = {
  name: 'TimePicker',
  from: 'date',
  states: [
    { name: 'opens', opens: true, show: (say) => <Clock say={say} first="05:10" /> },
    { name: 'none yet', show: (say) => <Clock say={say} first="" /> },
    { name: 'invalid', show: (say) => <Clock say={say} first="" error={say.dateError} /> },
    { name: 'disabled', show: (say) => <Clock say={say} first="05:10" disabled /> },
  ],
};
