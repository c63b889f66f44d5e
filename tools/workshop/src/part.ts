import type { ReactNode } from 'react';
import type { Words } from './words.ts';

/** One state of a part: everything needed to draw it. */
export interface State {
  readonly name: string;
  readonly show: (words: Words) => ReactNode;
  /** Drawn as under the pointer, with the focus or pressed, without any of them. */
  readonly look?: 'hover' | 'focus' | 'active';
  /** In sight only after a press on its first button. */
  readonly opens?: true;
}

/** A component of the design system or of the rides, or a few that only make sense together, in all its states. */
export interface Part {
  /** The name of its export. */
  readonly name: string;
  readonly from:
    | 'base'
    | 'pick'
    | 'date'
    | 'overlay'
    | 'media'
    | 'map'
    | 'icons'
    | 'rides/fare'
    | 'rides/route'
    | 'rides/vehicle';
  /** Other components of the same subpath that its states show. */
  readonly with?: readonly string[];
  readonly states: readonly State[];
}

/** The id of a part in an address: `DatePicker` -> `date-picker`. */
export const partId = ({ name }: Part): string => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
