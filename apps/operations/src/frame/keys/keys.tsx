import { TextLink } from '@livree/design-system/actions';
import { useShell } from '@livree/platform';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { entriesFor } from '../entries.ts';
import { places } from '../places.ts';
import { useIsOperator } from '../use-is-operator.ts';
import { focusRow, focusSearch } from './move-focus.ts';
import type { KeyAct } from './read-key.ts';
import { useKeys } from './use-keys.ts';

const WayDialog = lazy(() => import('./way-dialog.tsx').then(({ WayDialog: Way }) => ({ default: Way })));

/** The keys of Operations, and the dialog that lists them and leads anywhere. */
export function Keys() {
  const { t } = useTranslation('operations');
  const { navigation, stores } = useShell();
  const entries = entriesFor(useIsOperator());
  const [isOn, setOn] = useState(() => stores.local.read('operationsKeys') !== 'off');
  const [isOpen, setOpen] = useState(false);
  function act(key: KeyAct) {
    if (key.kind === 'go') {
      if (entries.includes(key.entry)) navigation.go(places[key.entry]());
    } else if (key.kind === 'next') focusRow(1);
    else if (key.kind === 'previous') focusRow(-1);
    else if (key.kind === 'way' || !focusSearch()) setOpen(true);
  }
  function turn(on: boolean) {
    stores.local.write('operationsKeys', on ? 'on' : 'off');
    setOn(on);
  }
  useKeys(isOn, act);
  return (
    <>
      <TextLink onClick={() => setOpen(true)}>{t('keys.title')}</TextLink>
      {isOpen ? (
        <Suspense>
          <WayDialog isOn={isOn} onTurn={turn} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
