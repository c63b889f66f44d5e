import { TextLink } from '@livree/design-system/actions';
import { Tag } from '@livree/design-system/display';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { entryTexts, type EntryValues } from '../model/entry-values.ts';
import type { Entry, EntryKind, SavedEntry } from '../model/entry.ts';
import { EntryForm } from './entry-form.tsx';
import { RemovalDialog } from './removal-dialog.tsx';
import * as styles from './words.module.css';

interface EntryRowProps {
  readonly kind: EntryKind;
  readonly entry: Entry;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly isOrdered: boolean;
  /** Undefined for the first one. */
  readonly onEarlier: (() => void) | undefined;
  /** Undefined for the last one. */
  readonly onLater: (() => void) | undefined;
  readonly send: (values: EntryValues, version: string) => Promise<SavedEntry>;
  readonly remove: (version: string) => Promise<{ readonly message?: string | undefined }>;
}

/** One question or year in its list, with what can be done to it. */
export function EntryRow(props: EntryRowProps) {
  const { kind, entry, isOpen, onOpen, send, remove, onEarlier, onLater } = props;
  const { t } = useTranslation('operations');
  const [isRemoving, setRemoving] = useState(false);
  const { name } = entry;
  return (
    <li
      className={styles.entry}
      data-entry={entry.id}
      onKeyDown={(event) => moveByKey(event, onEarlier, onLater)}
    >
      <div>
        <b>{name}</b> {!entry.isShown && <Tag>{t('words.hidden')}</Tag>}
        <p className={styles.text}>{entry.text}</p>
        <small>{languagesOf(entry.values).join(', ')}</small>
      </div>
      <div className={styles.acts}>
        {props.isOrdered && <Moves name={name} onEarlier={onEarlier} onLater={onLater} />}
        <TextLink
          data-row
          aria-expanded={isOpen}
          aria-label={t('words.changeNamed', { name })}
          onClick={() => onOpen(!isOpen)}
        >
          {t('words.change')}
        </TextLink>
        <TextLink aria-label={t('words.removeNamed', { name })} onClick={() => setRemoving(true)}>
          {t('words.remove')}
        </TextLink>
      </div>
      {isOpen && (
        <EntryForm
          kind={kind}
          values={entry.values}
          version={entry.version}
          send={send}
          onClose={() => onOpen(false)}
        />
      )}
      {isRemoving && (
        <RemovalDialog name={name} remove={() => remove(entry.version)} onClose={() => setRemoving(false)} />
      )}
    </li>
  );
}

function Moves({
  name,
  onEarlier,
  onLater,
}: { name: string } & Pick<EntryRowProps, 'onEarlier' | 'onLater'>) {
  const { t } = useTranslation('operations');
  return (
    <>
      <TextLink
        data-step="-1"
        aria-keyshortcuts="Alt+ArrowUp"
        aria-label={t('words.earlierNamed', { name })}
        disabled={!onEarlier}
        onClick={onEarlier}
      >
        {t('words.earlier')}
      </TextLink>
      <TextLink
        data-step="1"
        aria-keyshortcuts="Alt+ArrowDown"
        aria-label={t('words.laterNamed', { name })}
        disabled={!onLater}
        onClick={onLater}
      >
        {t('words.later')}
      </TextLink>
    </>
  );
}

/** Alt and an arrow move the row that has the focus, but nothing where somebody writes. */
function moveByKey(
  event: KeyboardEvent,
  onEarlier: (() => void) | undefined,
  onLater: (() => void) | undefined,
): void {
  const move = { ArrowUp: onEarlier, ArrowDown: onLater }[event.key];
  const isWriting = event.target instanceof Element && event.target.closest('form, dialog') !== null;
  if (!event.altKey || move === undefined || isWriting) return;
  event.preventDefault();
  move();
}

const languagesOf = (values: EntryValues): string[] =>
  entryTexts.filter(({ title }) => values[title] !== '').map(({ language }) => language);
