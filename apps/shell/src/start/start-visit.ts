import type { ConsentService } from '@livree/platform/shell';
import { addressLanguage, hasLanguage, rememberLanguage } from '../language/language-memory.ts';
import { onceIdle } from '../prefetch/when.ts';
import type { ShellSession } from '../session/session.ts';
import type { startBackgroundWork } from './start-background-work.ts';

/** Milliseconds before a file is fetched again. */
const patience = 10_000;

type BackgroundWork = Parameters<typeof startBackgroundWork>[0];

export interface VisitParts extends Omit<BackgroundWork, 'offline'> {
  readonly session: ShellSession;
  readonly consent: ConsentService;
  /** The content of the offline page, if this visit writes one; requested when the page is idle. */
  readonly offline: (() => BackgroundWork['offline']) | undefined;
}

/** Starts a visit in the browser: reads choices and session, and starts the work behind every page. */
export function startVisit({ consent, offline, ...background }: VisitParts): void {
  const { session } = background;
  consent.start();
  session.start();
  keepLanguage(background);
  if (session.token() !== null) void session.refresh().catch(() => undefined);
  onceIdle(() => startInBackground(() => ({ ...background, consent, offline: offline?.() })));
}

/** A file that did not arrive is fetched again: without it, nobody is told that the session ends. */
async function startInBackground(work: () => BackgroundWork): Promise<void> {
  const loaded = await import(/* webpackChunkName: 'later' */ './start-background-work.ts').catch(
    () => undefined,
  );
  if (loaded === undefined) setTimeout(() => void startInBackground(work), patience);
  else loaded.startBackgroundWork(work());
}

/** The server chose the document's language; once a visitor has chosen one, this browser and its tabs keep it. */
function keepLanguage({ store, choices: { language } }: Pick<VisitParts, 'store' | 'choices'>): void {
  const isChosen = addressLanguage() !== undefined || hasLanguage(store);
  if (isChosen) rememberLanguage(store, language.getState());
}
