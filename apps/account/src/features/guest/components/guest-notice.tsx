import { useQuery, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { Section } from '../../../layout/section.tsx';
import { signInMethodsQuery } from '../../../sign-in-methods-query.ts';
import { AskLink } from './ask-link.tsx';

/** Offers a guest to keep the account; nothing for a customer. */
export function GuestNotice() {
  const { t } = useTranslation('account');
  const { api } = useShell();
  const { data } = useQuery(signInMethodsQuery(api));
  if (data?.isGuest !== true) return null;
  return (
    <Section title={t('guest.noticeTitle')}>
      <AskLink text={t('guest.notice')} />
    </Section>
  );
}
