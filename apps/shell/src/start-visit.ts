import type { ConsentService } from '@livree/platform/shell';
import { onceIdle } from './idle-work.ts';
import type { accompany } from './services/accompany.ts';
import { addressLanguage, rememberedLanguage, rememberLanguage } from './services/language-memory.ts';
import type { ShellSession } from './services/session.ts';

type Accompanied = Parameters<typeof accompany>[0];

export interface VisitParts extends Omit<Accompanied, 'offline'> {
  readonly session: ShellSession;
  readonly consent: ConsentService;
  /** What the page without a connection is made from; asked for when nothing else is to be done. */
  readonly offline: () => Accompanied['offline'];
}

/** Begins what a visit does in the browser: its choices and session are read, and what goes on behind every page starts. */
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

/** The language that the address names, or else the one that this browser remembers. */
function chooseLanguage({ store, choices: { language } }: Pick<VisitParts, 'store' | 'choices'>): void {
  const kept = rememberedLanguage(store);
  const shown = language.get();
  if (addressLanguage() !== undefined) rememberLanguage(store, shown);
  else if (kept !== shown) language.adopt(kept);
}
