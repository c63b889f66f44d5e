import { globSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@livree/build/project';
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
import { textsIn } from '@livree/design-system/stories';
import { languages } from '@livree/i18n';
import * as fare from '@livree/rides/fare';
import * as route from '@livree/rides/route';
import * as vehicle from '@livree/rides/vehicle';
import { expect, test } from 'vitest';
import { nameInWords } from './part.ts';
import { readChapters } from './parts.ts';

/** Components that show nothing themselves, or a listed component with the shell's texts. */
const unseen = new Set(['LocaleProvider', 'FleetFailed']);

const libraries = join(workspaceRoot, 'libs');
const paths = globSync('{design-system,rides}/src/**/*.stories.tsx', { cwd: libraries });
const files = await Promise.all(
  paths.map(async (path): Promise<[string, unknown]> => [path, await import(join(libraries, path))]),
);
const parts = readChapters(Object.fromEntries(files)).flatMap((chapter) => chapter.parts);

const plain = { actions, display, feedback, fields, layout, navigation };
const rides = { 'rides/fare': fare, 'rides/route': route, 'rides/vehicle': vehicle };

test.each(Object.entries({ ...plain, date, map, media, overlay, pick, ...rides }))(
  'every component of /%s has stories in its own folder',
  (subpath, surface) => {
    const shown = new Set(
      parts.filter(({ from }) => from === subpath).flatMap(({ components }) => components),
    );
    const components = Object.entries(surface).filter(([name]) => /^[A-Z]/.test(name) && !unseen.has(name));
    const missing = components.filter(([, component]) => !shown.has(component)).map(([name]) => name);
    expect(missing).toEqual([]);
    expect(shown.size, 'no other component').toBe(components.length);
  },
);

test('every component and every state has a unique address', () => {
  const ids = parts.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { id, states } of parts) {
    expect(states.length, id).toBeGreaterThan(0);
    expect(new Set(states.map(({ name }) => name)).size, id).toBe(states.length);
  }
});

test('the name of a state is that of its export in words', () => {
  expect(['TwoPlaces', 'AStop', 'AsALink', 'Step1'].map(nameInWords)).toEqual([
    'two places',
    'a stop',
    'as a link',
    'step1',
  ]);
});

test('the four languages have the same texts', () => {
  for (const language of languages)
    expect(Object.keys(textsIn[language]), language).toEqual(Object.keys(textsIn.fr));
});
