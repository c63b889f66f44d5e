import { Button } from '@livree/design-system/actions';
import { useShell } from '@livree/platform';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAct } from '../../../frame/use-act.ts';
import { LinkHours } from '../../../rides/link-hours.tsx';
import { usualLinkHours } from '../../../rides/usual-link-hours.ts';
import { sendPaymentLink } from '../api/send-payment-link.ts';

/** Mails the customer a link to pay the ride, good for the hours that are chosen. */
export function SendLink({ id, label }: { id: number; label: string }) {
  const { t } = useTranslation('operations');
  const { api } = useShell();
  const [hours, setHours] = useState(usualLinkHours);
  const send = useAct(() => sendPaymentLink(api, id, hours), t('link.notSent'));
  return (
    <>
      <LinkHours label={t('newRide.link')} hint={t('link.hint')} value={hours} onChange={setHours} />
      <Button variant="secondary" wide loading={send.isPending} onClick={() => send.mutate(undefined)}>
        {label}
      </Button>
    </>
  );
}
