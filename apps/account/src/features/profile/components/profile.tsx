import type { User } from '@livree/contracts';
import { Button, buttonClass } from '@livree/design-system/actions';
import { ListPage } from '@livree/design-system/layout';
import { Link, paths, useQuery, useShell } from '@livree/platform';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { UnsavedGuard } from '../../../forms/unsaved.tsx';
import { useHasStoredEdits } from '../../../forms/use-account-draft.ts';
import { WithData } from '../../../forms/with-data.tsx';
import { Section } from '../../../layout/section.tsx';
import { meQuery } from '../api/me-query.ts';
import { ProfileFacts } from './profile-facts.tsx';
import { ProfileForm, profileDraft } from './profile-form.tsx';
import { ProfileStats } from './profile-stats.tsx';
import * as styles from './profile.module.css';

/** The customer's profile, read-only or as a form, with bookings and spending. `photo` is shown beside it. */
export function Profile({ photo }: { photo: ReactNode }) {
  const { t } = useTranslation('account');
  const me = useQuery(meQuery(useShell().api));
  return (
    <UnsavedGuard>
      <ListPage
        title={t('profile.title')}
        actions={
          <Link to={paths.settings()} className={buttonClass({ variant: 'secondary' })}>
            {t('settings.title')}
          </Link>
        }
      >
        <div className={styles.profile}>
          {photo}
          <div className={styles.words}>
            <Section title={t('profile.information')}>
              <WithData query={me} failed={t('profile.failed')}>
                {(user) => <Information user={user} />}
              </WithData>
            </Section>
            <Section title={t('profile.stats.title')}>
              <ProfileStats />
            </Section>
          </div>
        </div>
      </ListPage>
    </UnsavedGuard>
  );
}

function Information({ user }: { user: User }) {
  const { t: common } = useTranslation('common');
  const { toasts } = useShell();
  const [isEditing, setEditing] = useState(useHasStoredEdits(profileDraft));
  if (isEditing)
    return (
      <ProfileForm
        user={user}
        onSaved={(message) => {
          toasts.show('success', message, { duration: 3000 });
          setEditing(false);
        }}
        actions={
          <Button variant="secondary" onClick={() => setEditing(false)}>
            {common('actions.cancel')}
          </Button>
        }
      />
    );
  return (
    <>
      <ProfileFacts user={user} />
      <div>
        <Button onClick={() => setEditing(true)}>{common('actions.edit')}</Button>
      </div>
    </>
  );
}
