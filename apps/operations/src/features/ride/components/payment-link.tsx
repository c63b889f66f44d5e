import type { PaymentLink as Link, Reservation } from '@livree/contracts';
import { Button } from '@livree/design-system/actions';
import { TextField } from '@livree/design-system/fields';
import { formatterFor } from '@livree/i18n';
import { useLanguage, useQuery, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { useAct } from '../../../frame/use-act.ts';
import { paymentLinkQuery } from '../api/payment-link-query.ts';
import { isPayable } from '../model/steps.ts';
import { SendLink } from './send-link.tsx';
import * as styles from './steps.module.css';

/** The link by which the customer pays, and until when; for an unpaid ride without one, the way to send it. */
export function PaymentLink({ ride }: { ride: Reservation }) {
  const { t } = useTranslation('operations');
  const { api } = useShell();
  const { data: link } = useQuery(paymentLinkQuery(api, ride.id));
  if (link === undefined || (link === null && !isPayable(ride))) return null;
  return (
    <section className={styles.steps}>
      <h2>{t(link ? 'link.title' : 'link.sendTitle')}</h2>
      {link && <OpenLink link={link} timeZone={ride.timezone} />}
      <SendLink id={ride.id} label={t(link ? 'link.again' : 'link.send')} />
    </section>
  );
}

function OpenLink({ link, timeZone }: { link: Link; timeZone: string }) {
  const { t } = useTranslation('operations');
  const { dateTime } = formatterFor(useLanguage(), { timeZone });
  const copy = useAct(async (url: string) => {
    await navigator.clipboard.writeText(url);
    return { message: t('link.copied') };
  }, t('link.notCopied'));
  const until = dateTime(new Date(link.expiresAt), 'weekday');
  return (
    <>
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
    </>
  );
}
