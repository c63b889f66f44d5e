import type { Rename } from './rename.ts';

/** Where a value stands in an answer. */
export interface Place {
  readonly rename: Rename;
  /** The property that holds the value, and what holds its object: a property, or the domain of the call. */
  readonly name: string;
  readonly within: string;
}

const ofVehicles = /^(?:vehicule|vehicle|fleet|pricing)(?:_id|s)?$/;

/** Whether a number names a record about a person; vehicles are everybody's. */
export const namesRecord = ({ name, within }: Place): boolean =>
  name === 'id' ? !ofVehicles.test(within) : /_ids?$/.test(name) && !ofVehicles.test(name);

/** The place of a property of the object at `place`. The envelope of an answer is no place. */
export const placeIn = ({ rename, name: within, within: outer }: Place, name: string): Place => ({
  rename,
  name,
  within: within === '' || within === 'data' ? outer : within,
});

const makeVague = (value: unknown): unknown => (typeof value === 'number' ? Math.round(value) : value);
const leaveOut = (): unknown => [];

/** What stands for a value that tells about a person though it is no text: places, cards and birthdays. */
export const standIns: ReadonlyMap<string, (value: unknown) => unknown> = new Map([
  ['latitude', makeVague],
  ['longitude', makeVague],
  ['path', leaveOut],
  ['coast', leaveOut],
  ['roads', leaveOut],
  ['trunks', leaveOut],
  ['expiry_month', () => 1],
  ['expiry_year', () => 2099],
  ['birth_date', () => '1970-01-01'],
]);
