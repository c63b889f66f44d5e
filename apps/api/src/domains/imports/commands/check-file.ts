import type { Language } from '@livree/contracts';
import type { ImportDeps } from '../kinds/kind.ts';
import { findKnown, type OpenFile } from '../model/open-file.ts';
import type { RowResult } from '../model/row-result.ts';
import { startTurn } from '../model/start-turn.ts';
import { goThroughRows } from './go-through-rows.ts';

/** Says of each row of a file what an import would do, as far as one call gets. Nothing is written. */
export async function checkFile(deps: ImportDeps, file: OpenFile, language: Language): Promise<RowResult[]> {
  const known = await findKnown(deps.db, file);
  const plan = file.kind.open(deps, language);
  const isOver = startTurn();
  return goThroughRows(file, async ({ body, identity = '' }) => {
    const id = known.get(identity);
    if (id !== undefined) return { state: 'known', id };
    if (isOver()) return { state: 'waiting' };
    await plan(body);
    return { state: 'ready' };
  });
}
