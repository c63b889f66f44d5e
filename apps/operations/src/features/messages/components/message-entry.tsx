import { contactSubjects, isOneOf, type ReceivedMessage } from '@livree/contracts';
import { phoneLink, spacedPhone } from '@livree/i18n';
import { useTranslation } from 'react-i18next';
import * as styles from '../../../frame/entries.module.css';
import { useCompanyFormat } from '../../../frame/use-company-format.ts';
import { FoldedHistory } from '../../../history/history.tsx';
import { AnswerForm } from './answer-form.tsx';

/** One message with its answer, or with the field for one. */
export function MessageEntry({ message }: { message: ReceivedMessage }) {
  const { t } = useTranslation('operations');
  const format = useCompanyFormat();
  const { subject, name, email, phone, createdAt, answer, answeredAt } = message;
  return (
    <li data-row className={styles.entry}>
      <div>
        <h2
          tabIndex={-1}
        >{`${name}, ${t(`subject.${isOneOf(contactSubjects, subject) ? subject : 'other'}`)}`}</h2>
        <small>
          {email}, {format.dateTime(new Date(createdAt), 'compact')}
        </small>
        {phone && <a href={phoneLink(phone)}>{spacedPhone(phone)}</a>}
        <p className={styles.said}>{message.message}</p>
      </div>
      {answeredAt === null ? (
        <AnswerForm id={message.id} />
      ) : (
        <div>
          <small>
            {t('messages.answeredAt', { when: format.dateTime(new Date(answeredAt), 'compact') })}
          </small>
          <p className={styles.said}>{answer}</p>
        </div>
      )}
      {answeredAt !== null && <FoldedHistory subject="messages" id={message.id} />}
    </li>
  );
}
