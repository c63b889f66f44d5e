import type { RecordedVisit } from '@livree/contracts';
import { stripActs } from '@livree/contracts/stripping';
import { shellId } from '@livree/release';
import type { ShellHost } from '../host/shell-host.tsx';
import { listActs, type Moment } from './list-acts.ts';
import { listSiteTexts } from './site-texts.ts';

/** Pixels; below, a page has the form of a phone. */
const phoneWidth = 768;

type VisitParts = Pick<ShellHost, 'composition' | 'services' | 'i18n' | 'acts'>;

/** What a report holds of this visit. Whatever could name a person has been removed. */
export function gatherVisit({ composition, services, i18n, acts }: VisitParts): RecordedVisit {
  const { language, clock, config, session } = services;
  const now: Moment = {
    kind: 'now',
    time: clock.now().getTime(),
    address: location.pathname + location.search,
  };
  const moments = [...acts.list, now];
  const versions = composition.remotes.map(({ id, version }) => [id, version] as const);
  return {
    composition: { [shellId]: composition.shell, ...Object.fromEntries(versions) },
    flags: { ...config.flags, textMessages: config.flags.textMessages ?? false },
    language: language.getState(),
    beganAt: new Date(moments[0]?.time ?? now.time).toISOString(),
    isSignedIn: session.getState().status === 'signed-in',
    isPhone: innerWidth < phoneWidth,
    acts: stripActs(listActs(moments, { composition, texts: listSiteTexts(i18n) })),
  };
}
