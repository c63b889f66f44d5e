import type { Part } from './part.ts';
import * as actions from './states/actions.tsx';
import * as choices from './states/choices.tsx';
import * as feedback from './states/feedback.tsx';
import * as fields from './states/fields.tsx';
import * as layout from './states/layout.tsx';
import * as lists from './states/lists.tsx';
import * as maps from './states/maps.tsx';
import * as media from './states/media.tsx';
import * as navigation from './states/navigation.tsx';
import * as overlays from './states/overlays.tsx';
import * as pickers from './states/pickers.tsx';
import * as ride from './states/ride.tsx';

/** A chapter of the index. */
export interface Chapter {
  readonly title: string;
  readonly parts: readonly Part[];
}

/** The only list of all components of the design system and the rides. */
export const chapters: readonly Chapter[] = [
  { title: 'Actions', parts: Object.values(actions) },
  { title: 'Fields', parts: Object.values(fields) },
  { title: 'Choices', parts: Object.values(choices) },
  { title: 'Pickers', parts: Object.values(pickers) },
  { title: 'Feedback', parts: Object.values(feedback) },
  { title: 'Layout', parts: Object.values(layout) },
  { title: 'Navigation', parts: Object.values(navigation) },
  { title: 'Lists', parts: Object.values(lists) },
  { title: 'Ride', parts: Object.values(ride) },
  { title: 'Overlays', parts: Object.values(overlays) },
  { title: 'Media', parts: Object.values(media) },
  { title: 'Maps', parts: Object.values(maps) },
];

export const parts: readonly Part[] = chapters.flatMap((chapter) => chapter.parts);
