import { useQuery, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { Section } from '../../../layout/section.tsx';
import { signInMethodsQuery } from '../../../sign-in-methods-query.ts';
import { SendAgain } from './send-again.tsx';

/** Says what waits for the confirmation of the address; nothing once it is confirmed, or to a guest. */
export function ConfirmationNotice({ email }: { email: string }) {
  const { t } = useTranslation('account');
  const { api } = useShell();
  const { data } = useQuery(signInMethodsQuery(api));
  if (data?.emailConfirmed !== false || data.isGuest) return null;
  return (
    <Section title={t('confirmation.noticeTitle')} lead={t('confirmation.notice', { email })}>
      <SendAgain />
    </Section>
  );
}
