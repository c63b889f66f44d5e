import { isShell, type AnyRelease } from '@livree/release/ledger';
import type { OneBuildCost } from '../one-build/measure-one-build.ts';
import { describeLoad, measureCost, type Load } from './cost.ts';

const add = (...loads: readonly Load[]): Load => ({
  bytes: loads.reduce((total, { bytes }) => total + bytes, 0),
  requests: loads.reduce((total, { requests }) => total + requests, 0),
});

/** All files of a release but those of its frames, which are documents of their own in a single build as well. */
function measureAll(release: AnyRelease): Load {
  const { all } = measureCost(release);
  const frames = isShell(release) ? [] : release.frames.flatMap(({ script, css }) => [script, ...css]);
  return {
    bytes: all.bytes - frames.reduce((total, { bytes }) => total + bytes, 0),
    requests: all.requests - frames.length,
  };
}

/**
 * What the separate builds cost against a single one of the same sources: what every page of the release loads with the
 * live shell, and all files of the site. @param live with what the release would join
 */
export function oneBuildLine(release: AnyRelease, live: readonly AnyRelease[], one: OneBuildCost): string {
  const joined = [release, ...live.filter(({ id }) => id !== release.id)];
  const shell = joined.find(isShell);
  const parts = joined.filter((part) => isShell(part) || Object.hasOwn(one.remotes, part.id));
  const first = [...(shell === undefined ? [] : [shell]), ...(isShell(release) ? [] : [release])];
  const ours = {
    first: add(...first.map((part) => measureCost(part).first)),
    all: add(...parts.map(measureAll)),
  };
  const single = {
    first: add(
      one.shell,
      ...(isShell(release) ? [] : [one.remotes[release.id] ?? { bytes: 0, requests: 0 }]),
    ),
    all: one.all,
  };
  return `against one build of the same sources, every page loads ${describeLoad(ours.first, single.first)}; the site has ${describeLoad(ours.all, single.all)}`;
}
