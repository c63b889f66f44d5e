import type { ConsentService } from '@livree/platform/shell';
import { onceIdle } from './prefetch/when.ts';
import type { accompany } from './services/accompany.ts';
import { addressLanguage, rememberedLanguage, rememberLanguage } from './services/language-memory.ts';
import type { ShellSession } from './services/session.ts';

type Accompanied = Parameters<typeof accompany>[0];

export interface VisitParts extends Omit<Accompanied, 'offline'> {
  readonly session: ShellSession;
  readonly consent: ConsentService;
  /** The content of the offline page; requested when the page is idle. */
  readonly offline: () => Accompanied['offline'];
}

/** Starts a visit in the browser: reads choices and session, and starts the work behind every page. */
export function startVisit({ consent, offline, ...accompanied }: VisitParts): void {
  const { session } = accompanied;
  consent.start();
  session.start();
  chooseLanguage(accompanied);
  if (session.token() !== null) void session.refresh().catch(() => undefined);
  onceIdle(async () => {
    const { accompany } = await import('./services/accompany.ts');
    accompany({ ...accompanied, offline: offline() });
  });
}

/** The language of the address, otherwise the stored one. */
function chooseLanguage({ store, choices: { language } }: Pick<VisitParts, 'store' | 'choices'>): void {
  const kept = rememberedLanguage(store);
  const shown = language.get();
  if (addressLanguage() !== undefined) rememberLanguage(store, shown);
  else if (kept !== shown) language.adopt(kept);
}
