import type { OpenSession } from '@livree/contracts';
import { Button } from '@livree/design-system/actions';
import { Tag } from '@livree/design-system/display';
import { formatterFor } from '@livree/i18n';
import { useLanguage } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import * as styles from './sessions.module.css';

interface SessionRowProps {
  readonly session: OpenSession;
  readonly timeZone: string;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
}

/** One session: device, place and time of its last use, and a button to end it unless it is the current one. */
export function SessionRow({ session, timeZone, isEnding, onEnd }: SessionRowProps) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const { dateTime } = formatterFor(language, { timeZone });
  const { browser, system, network, lastUsedAt, isCurrent } = session;
  const device =
    browser !== null && system !== null
      ? t('sessions.device', { browser, system })
      : (browser ?? system ?? t('sessions.unknownDevice'));
  const lastUse = t('sessions.lastUse', { moment: dateTime(new Date(lastUsedAt), 'long') });
  return (
    <li className={styles.session}>
      <div className={styles.words}>
        <p className={styles.device}>
          {device} {isCurrent && <Tag>{t('sessions.thisDevice')}</Tag>}
        </p>
        <p>{lastUse}</p>
        {network !== null && <p>{t('sessions.network', { network })}</p>}
      </div>
      {!isCurrent && (
        <Button
          variant="secondary"
          slim
          loading={isEnding}
          aria-label={t('sessions.endOf', { device, lastUse })}
          onClick={onEnd}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}
