import { Facts } from '@livree/design-system/display';
import { Switch } from '@livree/design-system/fields';
import { Dialog } from '@livree/design-system/overlay';
import { ComboBox } from '@livree/design-system/pick';
import { useShell } from '@livree/platform';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { letters } from './read-key.ts';
import { useWays } from './use-ways.ts';
import * as styles from './way-dialog.module.css';

interface WayDialogProps {
  /** Whether single letters act. */
  readonly isOn: boolean;
  readonly onTurn: (isOn: boolean) => void;
  readonly onClose: () => void;
}

/** Leads to a page or a search by a few letters, and lists the keys. */
export function WayDialog({ isOn, onTurn, onClose }: WayDialogProps) {
  const { t } = useTranslation('operations');
  const { t: common } = useTranslation('common');
  const { navigation } = useShell();
  const [typed, setTyped] = useState('');
  const { pages, find } = useWays();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const go = (address: string) => {
    onClose();
    navigation.go(address);
  };
  useEnter(field, () => {
    const [first] = find(typed);
    if (typed.trim() !== '' && first) go(first.id);
  });
  const keys = [
    { label: t('keys.search'), value: <kbd>/</kbd> },
    { label: t('keys.rows'), value: <kbd>j k</kbd> },
    { label: t('keys.this'), value: <kbd>? Ctrl K</kbd> },
    ...pages.map(({ entry, label }) => ({ label, value: <kbd>g {letters[entry]}</kbd> })),
  ];
  return (
    <Dialog open onClose={onClose} title={t('keys.title')} closeLabel={common('actions.close')}>
      <div className={styles.body}>
        <ComboBox
          label={t('keys.to')}
          ref={field}
          inputValue={typed}
          onInputChange={setTyped}
          minCharacters={1}
          items={find(typed)}
          loadingText=""
          emptyText=""
          onPick={({ id }) => go(id)}
        />
        <Switch
          label={t('keys.letters')}
          description={t('keys.lettersHint')}
          checked={isOn}
          onChange={({ target }) => onTurn(target.checked)}
        />
        <Facts facts={keys} />
      </div>
    </Dialog>
  );
}

/** Enter in a field with suggestions, none of which the arrows have reached. */
function useEnter(field: RefObject<HTMLInputElement | null>, onEnter: () => void): void {
  const enter = useEffectEvent((event: KeyboardEvent) => {
    const isOnOption = field.current?.hasAttribute('aria-activedescendant') ?? false;
    if (event.key === 'Enter' && !event.isComposing && !isOnOption) onEnter();
  });
  useEffect(() => {
    const input = field.current;
    const listener = (event: KeyboardEvent) => enter(event);
    input?.addEventListener('keydown', listener);
    return () => input?.removeEventListener('keydown', listener);
  }, [field]);
}
