import { isShell, type AnyRelease } from '@livree/release/ledger';
import type { Fault } from '../place.ts';
import type { VisitedSite } from '../site/start-visited-site.ts';
import { walkJourneys } from './walk-journeys.ts';

const escaped = (title: string): string => title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The journeys that touch a release say so in their tags, `@visit-booking`; all that are walked in visits touch the shell. */
const tagOf = (release: AnyRelease): string =>
  isShell(release) ? '@visit-' : `@visit-${release.id}(?![\\w-])`;

/** What was walked for a release, and what did not come to its end with it, but with the live release. */
export async function walkTouching(
  release: AnyRelease,
  { origin, findLiveOrigin }: Pick<VisitedSite, 'origin' | 'findLiveOrigin'>,
): Promise<{ readonly walked: number; readonly broken: readonly Fault[] }> {
  const walked = await walkJourneys(origin, tagOf(release));
  const stopped = walked.filter(({ stoppedBy }) => stoppedBy !== undefined);
  if (stopped.length === 0) return { walked: walked.length, broken: [] };
  const titles = stopped.map(({ title }) => escaped(title)).join('|');
  const live = await walkJourneys(await findLiveOrigin(), titles);
  const newly = stopped
    .filter(({ title }) => live.some((other) => other.title === title && other.stoppedBy === undefined))
    .map(({ title, stoppedBy = '' }): Fault => ({
      rule: 'journey',
      place: {
        kind: 'journey',
        name: title,
        url: origin,
        language: 'fr',
        visitor: 'nobody',
        isPhone: false,
        isWhole: false,
        isRepeated: false,
      },
      what: stoppedBy,
    }));
  return { walked: walked.length, broken: newly };
}
