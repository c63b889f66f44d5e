import type { HoursEdit, KeptHours } from '@livree/contracts';

/** From Monday, 1. */
export const weekDays = [1, 2, 3, 4, 5, 6, 7] as const;

/** The opening times of a week as the texts of its form, by `opens` or `closes`, day and turn; `isPhoneAlways` is `yes` or empty. */
export type HourValues = Readonly<Record<string, string>>;

export const hourField = (end: 'opens' | 'closes', day: number, turn: number): string =>
  `${end} ${day} ${turn}`;

/** A clock has no 24:00, at which a day may close. */
const midnight = '24:00';
const showClosing = (closes: string): string => (closes === midnight ? '00:00' : closes);
const readClosing = (closes: string): string => (closes === '00:00' ? midnight : closes);

const usualTurns = 2;

/** How often a day opens at most in the form. */
export function countTurns(hours: KeptHours | null): number {
  const counts = weekDays.map((day) => hours?.week.filter((span) => span.day === day).length ?? 0);
  return Math.max(usualTurns, ...counts);
}

export function fromHours(hours: KeptHours | null): HourValues {
  const turns = Array.from({ length: countTurns(hours) }, (_, turn) => turn);
  const fields = weekDays.flatMap((day) => {
    const spans = (hours?.week ?? [])
      .filter((span) => span.day === day)
      .toSorted((one, other) => one.opens.localeCompare(other.opens));
    return turns.flatMap((turn) => [
      [hourField('opens', day, turn), spans[turn]?.opens ?? ''],
      [hourField('closes', day, turn), showClosing(spans[turn]?.closes ?? '')],
    ]);
  });
  return { ...Object.fromEntries(fields), isPhoneAlways: hours?.isPhoneAlways ? 'yes' : '' };
}

interface Turn {
  readonly day: number;
  readonly turn: number;
  readonly opens: string;
  readonly closes: string;
}

/** The turns in which something is written. */
const readTurns = (values: HourValues): Turn[] =>
  Object.keys(values).flatMap((field) => {
    const [end, day, turn] = field.split(' ');
    if (end !== 'opens') return [];
    const at = [Number(day), Number(turn)] as const;
    const opens = values[field] ?? '';
    const closes = readClosing(values[hourField('closes', ...at)] ?? '');
    return opens === '' && closes === '' ? [] : [{ day: at[0], turn: at[1], opens, closes }];
  });

export const toHours = (values: HourValues): Omit<HoursEdit, 'version'> => ({
  isPhoneAlways: values['isPhoneAlways'] === 'yes',
  week: readTurns(values).map(({ day, opens, closes }) => ({ day, opens, closes })),
});

/** Beside the times that are missing, that end before they begin, or that begin within others of the day. */
export function findHourFaults(values: HourValues): Readonly<Record<string, string>> {
  const turns = readTurns(values);
  return Object.fromEntries(
    turns.flatMap(({ day, turn, opens, closes }) => {
      const opening = hourField('opens', day, turn);
      const closing = hourField('closes', day, turn);
      if (opens === '') return [[opening, 'validation.time']];
      if (closes === '') return [[closing, 'validation.time']];
      if (closes <= opens) return [[closing, 'validation.absence_end']];
      const isInside = turns.some(
        (other) => other.day === day && other.turn !== turn && other.opens <= opens && opens < other.closes,
      );
      return isInside ? [[opening, 'validation.time']] : [];
    }),
  );
}
