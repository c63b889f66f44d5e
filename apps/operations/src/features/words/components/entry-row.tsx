import { TextLink } from '@livree/design-system/actions';
import { Tag } from '@livree/design-system/display';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useAskedAct } from '../../../frame/use-asked-act.ts';
import { entryTexts, type EntryValues } from '../model/entry-values.ts';
import type { Entry, EntryKind, EntryRules, SavedEntry } from '../model/entry.ts';
import { EntryForm } from './entry-form.tsx';
import * as styles from './words.module.css';

interface EntryRowProps {
  readonly kind: EntryKind;
  readonly rules: EntryRules;
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
  const { kind, rules, entry, isOpen, onOpen, send, remove, onEarlier, onLater } = props;
  const { t } = useTranslation('operations');
  const name = entry.name.text;
  const removal = useAskedAct(() => remove(entry.version), {
    title: t('words.removeTitle'),
    text: t('words.removeText', { name }),
    yes: t('words.removeNow'),
  });
  const onKeyDown = (event: KeyboardEvent) => moveByKey(event, onEarlier, onLater);
  return (
    <li className={styles.entry} data-row>
      <div>
        <b lang={entry.name.language}>{name}</b> {!entry.isShown && <Tag>{t('words.hidden')}</Tag>}
        <p lang={entry.text.language} className={styles.text}>
          {entry.text.text}
        </p>
        <small>{languagesOf(entry.values).join(', ')}</small>
      </div>
      <div className={styles.acts}>
        <TextLink
          aria-expanded={isOpen}
          aria-label={t('words.changeNamed', { name })}
          onClick={() => onOpen(!isOpen)}
          onKeyDown={onKeyDown}
        >
          {t('words.change')}
        </TextLink>
        {props.isOrdered && <Moves {...{ name, onEarlier, onLater, onKeyDown }} />}
        <TextLink aria-label={t('words.removeNamed', { name })} onClick={removal.ask}>
          {t('words.remove')}
        </TextLink>
      </div>
      {isOpen && (
        <EntryForm
          kind={kind}
          id={entry.id}
          rules={rules}
          values={entry.values}
          version={entry.version}
          send={send}
          onClose={() => onOpen(false)}
        />
      )}
      {removal.question}
    </li>
  );
}

interface MovesProps extends Pick<EntryRowProps, 'onEarlier' | 'onLater'> {
  readonly name: string;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

function Moves({ name, onEarlier, onLater, onKeyDown }: MovesProps) {
  const { t } = useTranslation('operations');
  return (
    <>
      <TextLink
        aria-keyshortcuts="Alt+ArrowUp"
        aria-label={t('words.earlierNamed', { name })}
        disabled={!onEarlier}
        onClick={onEarlier}
        onKeyDown={onKeyDown}
      >
        {t('words.earlier')}
      </TextLink>
      <TextLink
        aria-keyshortcuts="Alt+ArrowDown"
        aria-label={t('words.laterNamed', { name })}
        disabled={!onLater}
        onClick={onLater}
        onKeyDown={onKeyDown}
      >
        {t('words.later')}
      </TextLink>
    </>
  );
}

/** Alt and an arrow move the row. */
function moveByKey(
  event: KeyboardEvent,
  onEarlier: (() => void) | undefined,
  onLater: (() => void) | undefined,
): void {
  const moves: Readonly<Record<string, (() => void) | undefined>> = {
    ArrowUp: onEarlier,
    ArrowDown: onLater,
  };
  const move = moves[event.key];
  if (!event.altKey || move === undefined) return;
  event.preventDefault();
  move();
}

const languagesOf = (values: EntryValues): string[] =>
  entryTexts.filter(({ title }) => values[title] !== '').map(({ language }) => language);
