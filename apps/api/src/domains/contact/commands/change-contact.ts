import { contactType, findContentFault, type KeptContact } from '@livree/contracts';
import type { Deps } from '../../../deps.ts';
import { type Actor, recordAct } from '../../../platform/audit/index.ts';
import { AppError, fieldError } from '../../../platform/http/index.ts';
import { nextVersion } from '../../../platform/next-version.ts';
import { lockContact, saveContact } from '../contact.repository.ts';
import { keepContact } from '../reach.ts';

interface Change {
  /** A type or an alias. */
  readonly name: string;
  readonly content: string;
  readonly isShown: boolean;
  readonly logo?: string | null | undefined;
  /** That of what the operator saw: null if nobody had edited it, undefined for any. */
  readonly version: string | null | undefined;
  readonly act: string;
  readonly actor: Actor;
}

/** @throws AppError `contact.not_found`, 422 beside the content, or `operations.overtaken` if another operator was first */
export async function changeContact(
  { db, clock, config, settings }: Pick<Deps, 'db' | 'clock' | 'config' | 'settings'>,
  { name, content, isShown, logo, version, act, actor }: Change,
): Promise<KeptContact> {
  const type = contactType(name);
  if (type === undefined) throw new AppError('contact.not_found');
  const fault = findContentFault(type, content);
  if (fault !== undefined) throw fieldError('content', fault);
  const changed = await db.transaction().execute(async (trx) => {
    const row = await lockContact(trx, type);
    const seen = typeof version === 'string' ? Date.parse(version) : version;
    if (seen !== undefined && seen !== (row?.version?.getTime() ?? null))
      throw new AppError('operations.overtaken');
    const before = keepContact(type, row, config.brand);
    const saved = {
      type,
      content,
      logo: logo === undefined ? (row?.logo ?? null) : logo,
      is_active: isShown,
      version: nextVersion(clock.now(), row?.version),
    };
    await saveContact(trx, saved);
    const tell = (said: Pick<KeptContact, 'content' | 'isShown'>) => ({
      contact: type,
      content: said.content,
      is_shown: said.isShown,
    });
    await recordAct(trx, {
      act,
      actor,
      at: clock.now(),
      subject: 'words',
      subjectId: 'contact',
      before: tell(before),
      after: tell({ content, isShown }),
    });
    return keepContact(type, saved, config.brand);
  });
  await settings.refresh();
  return changed;
}
