import { z } from '@livree/contracts/schema';
import type { FormDraft } from '@livree/forms';
import { useDraft, useSession } from '@livree/platform';
import { useMemo } from 'react';

/** @property begun the version of what is edited when the edit began; null for what is new */
const keptSchema = z.object({
  begun: z.nullable(z.string()),
  edits: z.record(z.string(), z.unknown()),
});

/** What is typed about a thing, until it is sent or given up. */
export interface Kept extends FormDraft {
  /** Whether the thing was saved by somebody since the kept edit began. */
  readonly isOvertaken: () => boolean;
}

/**
 * What the signed-in user types about a thing, kept in this browser over the end of a session; nobody else who signs in here sees it.
 * @param about names the thing @param newest the version of what is edited
 */
export function useKept(about: string, newest: string | null = null): Kept | undefined {
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user.id : undefined;
  const draft = useDraft({ name: `operations-${user ?? 0}-${about}`, version: 1, schema: keptSchema });
  return useMemo(() => {
    if (user === undefined) return undefined;
    return {
      read: () => draft.read()?.edits,
      write: (edits) => draft.write({ begun: newest, ...draft.read(), edits }),
      clear: () => draft.clear(),
      isOvertaken: () => (draft.read() ?? { begun: newest }).begun !== newest,
    };
  }, [draft, user, newest]);
}
