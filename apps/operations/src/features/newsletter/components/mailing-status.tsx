import { isOneOf, mailingStates, type Mailing } from '@livree/contracts';
import { Status } from '@livree/design-system/display';
import { useTranslation } from 'react-i18next';

/** Whether a mailing is a draft, on its way or sent. */
export function MailingStatus({ mailing: { state } }: { mailing: Mailing }) {
  const { t } = useTranslation('operations');
  return (
    <Status tone={state === 'sent' ? 'ok' : 'waiting'}>
      {isOneOf(mailingStates, state) ? t(`mailingState.${state}`) : state}
    </Status>
  );
}
