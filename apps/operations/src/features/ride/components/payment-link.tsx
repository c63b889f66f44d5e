import type { Reservation } from '@livree/contracts';
import { Button } from '@livree/design-system/actions';
import { TextField } from '@livree/design-system/fields';
import { formatterFor } from '@livree/i18n';
import { useLanguage, useQuery, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { useAct } from '../../../frame/use-act.ts';
import { paymentLinkQuery } from '../api/payment-link-query.ts';
import * as styles from './steps.module.css';

/** The link by which the customer pays, and until when; nothing for a ride without one. */
export function PaymentLink({ ride: { id, timezone } }: { ride: Reservation }) {
  const { t } = useTranslation('operations');
  const { api } = useShell();
  const { dateTime } = formatterFor(useLanguage(), { timeZone: timezone });
  const { data: link } = useQuery(paymentLinkQuery(api, id));
  const copy = useAct(async (url: string) => {
    await navigator.clipboard.writeText(url);
    return { message: t('link.copied') };
  }, t('link.notCopied'));
  if (!link) return null;
  const until = dateTime(new Date(link.expiresAt), 'weekday');
  return (
    <section className={styles.steps}>
      <h2>{t('link.title')}</h2>
      <TextField
        readOnly
        label={t('link.address')}
        value={link.url}
        hint={t('link.until', { until })}
        onFocus={({ target }) => target.select()}
      />
      <Button variant="secondary" wide onClick={() => copy.mutate(link.url)}>
        {t('link.copy')}
      </Button>
    </section>
  );
}
