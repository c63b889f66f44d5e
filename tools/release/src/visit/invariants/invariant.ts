import type { Page } from 'playwright';
import type { AskStatus } from '../page/ask-status.ts';
import type { Meter } from '../page/open-meter.ts';
import type { Watched } from '../page/watch-page.ts';
import type { Allowance, Place } from '../place.ts';
import type { Usual } from '../usual.ts';
import type { VisitedRelease } from '../visited-release.ts';

/** A place that is open, and what is known of the release and of the site around it. */
export interface View {
  readonly place: Place;
  readonly page: Page;
  readonly watched: Watched;
  readonly meter: Meter;
  readonly release: VisitedRelease;
  /** What a page of the site has that does not use the release. */
  readonly usual: Usual;
  readonly askStatus: AskStatus;
  /** What is typed follows from it. */
  readonly seed: number;
}

/** What is wrong, where a sentence about it has figures that a release may improve. */
export interface Finding {
  readonly what: string;
  /** The same for the same thing, whatever the figures. */
  readonly key: string;
  /** How often or how much; a release that has it no more often than the live one is not blamed. */
  readonly count: number;
  /** Of what every page has some: then it is said at each place, and is a fault where it is too much. */
  readonly allowance?: Allowance;
  /** The rule that it breaks, if it was measured beside the question of another one. */
  readonly rule?: string;
}

/** Something that holds wherever a remote is shown, whatever it does. */
export interface Invariant {
  /** What it is about, in a word or two. */
  readonly rule: string;
  appliesTo(place: Place): boolean;
  /** Milliseconds until a page that does not answer is given up, where it takes many steps. */
  readonly within?: number;
  /** What is wrong, in sentences with the figure; none if it holds. */
  check(view: View): Promise<readonly (string | Finding)[]>;
}
