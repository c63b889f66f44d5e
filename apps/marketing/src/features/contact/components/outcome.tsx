import { promises } from '@livree/contracts';
import { Banner } from '@livree/design-system/base';
import { useMessages } from '@livree/platform';
import type { ContactState } from '../use-contact-form.ts';
import * as styles from './contact-form.module.css';

/** The result of a message. */
export function Outcome({ state }: { state: ContactState }) {
  const { t } = useMessages('marketing');
  if (state.status === 'sent')
    return (
      <Banner tone="ok" title={state.message || t('contact.form.sent')} className={styles.wide}>
        {t('contact.form.copy', { hours: promises.answerHours })}
      </Banner>
    );
  if (state.status === 'failed')
    return (
      <Banner tone="error" title={t('contact.form.failed')} className={styles.wide}>
        {state.message}
      </Banner>
    );
  return null;
}
