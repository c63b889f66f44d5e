import * as actions from '@livree/design-system/actions';
import * as date from '@livree/design-system/date';
import * as display from '@livree/design-system/display';
import * as feedback from '@livree/design-system/feedback';
import * as fields from '@livree/design-system/fields';
import * as layout from '@livree/design-system/layout';
import * as map from '@livree/design-system/map';
import * as media from '@livree/design-system/media';
import * as navigation from '@livree/design-system/navigation';
import * as overlay from '@livree/design-system/overlay';
import * as pick from '@livree/design-system/pick';
import { languages } from '@livree/i18n';
import * as fare from '@livree/rides/fare';
import * as route from '@livree/rides/route';
import * as vehicle from '@livree/rides/vehicle';
import { expect, test } from 'vitest';
import { partId } from './part.ts';
import { parts } from './parts.ts';
import { wordsIn } from './words.ts';

/** Components that show nothing themselves, or a listed component with the shell's texts. */
const unseen = new Set(['LocaleProvider', 'FleetFailed']);

const plain = { actions, display, feedback, fields, layout, navigation };
const rides = { 'rides/fare': fare, 'rides/route': route, 'rides/vehicle': vehicle };

test.each(Object.entries({ ...plain, date, map, media, overlay, pick, ...rides }))(
  'every component of /%s has its states',
  (subpath, surface) => {
    const components = Object.keys(surface).filter((name) => /^[A-Z]/.test(name) && !unseen.has(name));
    const shown = parts
      .filter(({ from }) => from === subpath)
      .flatMap((part) => [part.name, ...(part.with ?? [])]);
    expect(shown.toSorted()).toEqual(components.toSorted());
  },
);

test('every component and every state has a unique name', () => {
  const names = parts.map(partId);
  expect(new Set(names).size).toBe(names.length);
  for (const { name, states } of parts) {
    expect(states.length, name).toBeGreaterThan(0);
    expect(new Set(states.map((state) => state.name)).size, name).toBe(states.length);
  }
});

test('the four languages have the same texts', () => {
  for (const language of languages)
    expect(Object.keys(wordsIn[language]), language).toEqual(Object.keys(wordsIn.fr));
});
