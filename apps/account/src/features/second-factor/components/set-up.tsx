import { Button, TextLink } from '@livree/design-system/actions';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './second-factor.module.css';
import { SetUpApp } from './set-up-app.tsx';
import { SetUpPasskey } from './set-up-passkey.tsx';

/** The first second factor of somebody: an app or a passkey. */
export function SetUp({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('account');
  const [kind, setKind] = useState<'app' | 'passkey'>();
  if (kind === undefined)
    return (
      <div className={styles.steps}>
        <p>{t('secondFactor.why')}</p>
        <Button wide onClick={() => setKind('app')}>
          {t('secondFactor.chooseApp')}
        </Button>
        <Button wide variant="secondary" onClick={() => setKind('passkey')}>
          {t('secondFactor.choosePasskey')}
        </Button>
      </div>
    );
  return (
    <div className={styles.steps}>
      {kind === 'app' ? <SetUpApp onDone={onDone} /> : <SetUpPasskey onDone={onDone} />}
      <TextLink className={styles.start} onClick={() => setKind(undefined)}>
        {t('secondFactor.chooseAnother')}
      </TextLink>
    </div>
  );
}
