import type { ReactNode } from 'react';
import type { Words } from './words.ts';

/** One state of a component, with everything needed to render it. */
export interface State {
  readonly name: string;
  readonly show: (words: Words) => ReactNode;
  /** Rendered as if hovered, focused or pressed. */
  readonly look?: 'hover' | 'focus' | 'active';
  /** Visible only after a press on its first button. */
  readonly opens?: true;
}

/** A component of the design system or of the rides, or several that belong together, in all states. */
export interface Part {
  /** The name of its export. */
  readonly name: string;
  readonly from:
    | 'actions'
    | 'display'
    | 'feedback'
    | 'fields'
    | 'layout'
    | 'navigation'
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

/** The id of a component in an address: `DatePicker` becomes `date-picker`. */
export const partId = ({ name }: Part): string => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
