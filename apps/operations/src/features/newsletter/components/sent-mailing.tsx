import type { Mailing } from '@livree/contracts';
import { useTranslation } from 'react-i18next';
import { useCompanyFormat } from '../../../frame/use-company-format.ts';
import { History } from '../../../history/history.tsx';
import { wordFields } from '../model/values.ts';
import * as styles from './newsletter.module.css';

/** What was sent, when and to how many. */
export function SentMailing({ mailing }: { mailing: Mailing }) {
  const { t } = useTranslation('operations');
  const format = useCompanyFormat();
  const { sentAt, recipientCount } = mailing;
  return (
    <>
      <p className={styles.told}>
        {sentAt && `${format.dateTime(new Date(sentAt), 'compact')}. `}
        {t('newsletter.left', { count: recipientCount, shown: format.number(recipientCount) })}
      </p>
      {wordFields
        .filter(({ message }) => mailing[message] !== '')
        .map(({ language, subject, message }) => (
          <section key={language} lang={language} className={styles.words}>
            <h2>{mailing[subject]}</h2>
            <p>{mailing[message]}</p>
          </section>
        ))}
      <History subject="mailings" id={mailing.id} />
    </>
  );
}
