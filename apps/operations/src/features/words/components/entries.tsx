import { Button } from '@livree/design-system/actions';
import { useTranslation } from 'react-i18next';
import * as parts from '../../../frame/parts.module.css';
import { unwritten } from '../model/entry-values.ts';
import type { Entry, EntryActs, EntryKind } from '../model/entry.ts';
import { useOpenEntry } from '../use-open-entry.ts';
import { EntryForm } from './entry-form.tsx';
import { EntryRow } from './entry-row.tsx';
import * as styles from './words.module.css';

/** As the API allows. */
const mostEntries = 30;

interface EntriesProps extends EntryActs {
  readonly kind: EntryKind;
  readonly title: string;
  readonly entries: readonly Entry[];
  /** Absent where something else decides the order. */
  readonly onOrder?: (ids: readonly number[]) => void;
}

/** Questions or years: a list in which each can be changed, moved and deleted, and the way to add one. */
export function Entries({ kind, title, entries, onOrder, rules, add, change, remove }: EntriesProps) {
  const { t } = useTranslation('operations');
  const { entry: openEntry, open } = useOpenEntry();
  const ids = entries.map(({ id }) => id);
  const move = (index: number, step: 1 | -1) => {
    const moved = ids[index];
    if (moved === undefined) return;
    onOrder?.(ids.toSpliced(index, 1).toSpliced(index + step, 0, moved));
  };
  const close = () => open('');
  return (
    <section className={parts.part}>
      <header className={styles.head}>
        <h2>{title}</h2>
        <Button slim disabled={entries.length >= mostEntries} onClick={() => open('new')}>
          {t(`words.${kind}.add`)}
        </Button>
      </header>
      {entries.length >= mostEntries && <p className={parts.told}>{t('words.full')}</p>}
      {openEntry === 'new' && (
        <EntryForm
          kind={kind}
          id={null}
          rules={rules}
          values={unwritten}
          version={null}
          send={add}
          onSaved={close}
          onClose={close}
        />
      )}
      {entries.length === 0 && openEntry !== 'new' && <p className={parts.told}>{t(`words.${kind}.none`)}</p>}
      <ol className={styles.entries}>
        {entries.map((entry, index) => (
          <EntryRow
            key={entry.id}
            kind={kind}
            rules={rules}
            entry={entry}
            isOpen={openEntry === String(entry.id)}
            onOpen={(isOpen) => open(isOpen ? String(entry.id) : '')}
            onEarlier={onOrder && index > 0 ? () => move(index, -1) : undefined}
            onLater={onOrder && index < ids.length - 1 ? () => move(index, 1) : undefined}
            isOrdered={onOrder !== undefined}
            send={(values, version) => change(entry.id, values, version)}
            remove={(version) => remove(entry.id, version)}
          />
        ))}
      </ol>
    </section>
  );
}
