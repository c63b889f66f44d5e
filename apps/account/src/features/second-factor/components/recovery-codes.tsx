import { Button, saveFile } from '@livree/design-system/actions';
import { useTranslation } from 'react-i18next';
import { CopyButton } from './copy-button.tsx';
import * as styles from './second-factor.module.css';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** The recovery codes, this one time: to copy, to download, to note. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { t } = useTranslation('account');
  const text = `${codes.join('\n')}\n`;
  return (
    <div className={styles.steps}>
      <p>{t('secondFactor.codesText')}</p>
      <ol className={styles.codes} aria-label={t('secondFactor.codes')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={styles.acts}>
        <CopyButton text={text}>{t('secondFactor.copy')}</CopyButton>
        <Button
          variant="secondary"
          slim
          onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), t('secondFactor.fileName'))}
        >
          {t('secondFactor.download')}
        </Button>
      </div>
      <Button wide onClick={onDone}>
        {t('secondFactor.noted')}
      </Button>
    </div>
  );
}
