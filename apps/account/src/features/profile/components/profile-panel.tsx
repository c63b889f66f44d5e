import { useQuery, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { WithData } from '../../../forms/with-data.tsx';
import { Section } from '../../../layout/section.tsx';
import { meQuery } from '../api/me-query.ts';
import { ProfileForm } from './profile-form.tsx';

/** The profile in the settings. */
export function ProfilePanel() {
  const { t } = useTranslation('account');
  const me = useQuery(meQuery(useShell().api));
  return (
    <Section title={t('profile.information')}>
      <WithData query={me} failed={t('profile.failed')}>
        {(user) => <ProfileForm user={user} />}
      </WithData>
    </Section>
  );
}
