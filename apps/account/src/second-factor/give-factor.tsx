import type { SecondFactor } from '@livree/contracts';
import { TextLink } from '@livree/design-system/actions';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeForm } from './code-form.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import * as styles from './second-factor.module.css';

interface GiveFactorProps {
  readonly factor: SecondFactor;
  readonly onGiven: () => void;
}

/** Asks for the second factor: a code of the app, a passkey or, if both are lost, a recovery code. */
export function GiveFactor({ factor, onGiven }: GiveFactorProps) {
  const { t } = useTranslation('account');
  const { authenticator, passkeyCount, recoveryCodes } = factor;
  const [isLost, setLost] = useState(false);
  const kind = isLost ? 'recovery' : 'app';
  const hasForm = isLost || authenticator !== null;
  return (
    <div className={styles.ways}>
      {hasForm && <CodeForm key={kind} kind={kind} onGiven={onGiven} />}
      {!isLost && passkeyCount > 0 && <PasskeyButton isSecond={hasForm} onGiven={onGiven} />}
      {recoveryCodes > 0 && (
        <TextLink className={styles.start} onClick={() => setLost(!isLost)}>
          {t(isLost ? 'secondFactor.notLost' : 'secondFactor.lost')}
        </TextLink>
      )}
      {isLost || recoveryCodes > 0 ? null : <p className={styles.words}>{t('secondFactor.help')}</p>}
    </div>
  );
}
