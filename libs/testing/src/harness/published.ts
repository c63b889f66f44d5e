import { z } from '@livree/contracts/schema';
import type { Remote } from '@livree/platform';
import { containerName, releaseName, releaseSchema } from '@livree/release';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { stateLinkSchema } from '../states/define-states.ts';
import { runStandalone } from './run-standalone.tsx';

/** A state needs no more of a release, whose surface alone has 200 KB. */
const shownRelease = z.pick(releaseSchema, { id: true, version: true, entry: true });

const answer = await fetch('/release.json');
const release = z.parse(shownRelease, await answer.json());
const container = containerName(release.id);
const entry = `/assets/${release.id}/${release.version}/${release.entry.file}`;
// A host provides only the singletons that it imports; without these, a release that needs one fails.
await Promise.all([
  import('@livree/design-system/overlay'),
  import('@livree/design-system/pick'),
  import('@livree/design-system/date'),
  import('@livree/forms'),
  import('@livree/forms/engine'),
]);
registerRemotes([{ name: container, entry, type: 'global' }]);
const module = await loadRemote<{ remote: Remote }>(`${container}/remote`);
if (module === null) throw new Error(`${releaseName(release.id, release.version)} exposes nothing`);
const states: unknown = await fetch('/states.json').then((found) => found.json());
await runStandalone(module.remote, z.parse(z.array(stateLinkSchema), states));
