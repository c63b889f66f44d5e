import type { MetaContext, PageMeta } from '@livree/platform';
import { SavedAddresses } from '../features/addresses/components/saved-addresses.tsx';
import { AvatarEditor } from '../features/avatar/components/avatar-editor.tsx';
import { ConfirmationNotice } from '../features/confirmation/components/confirmation-notice.tsx';
import { GoogleAccount } from '../features/google/components/google-account.tsx';
import { ForCustomers } from '../features/guest/components/for-customers.tsx';
import { GuestNotice } from '../features/guest/components/guest-notice.tsx';
import { Passkeys } from '../features/passkeys/components/passkeys.tsx';
import { ProfilePanel } from '../features/profile/components/profile-panel.tsx';
import { SecondFactorSection } from '../features/second-factor/components/second-factor-section.tsx';
import { Sessions } from '../features/sessions/components/sessions.tsx';
import { AccountPanel } from '../features/settings/components/account-panel.tsx';
import { AppearanceForm } from '../features/settings/components/appearance-form.tsx';
import { NotificationsForm } from '../features/settings/components/notifications-form.tsx';
import { PasswordForm } from '../features/settings/components/password-form.tsx';
import { PreferencesForm } from '../features/settings/components/preferences-form.tsx';
import { PrivacyForm } from '../features/settings/components/privacy-form.tsx';
import { SecurityForm } from '../features/settings/components/security-form.tsx';
import { Settings } from '../features/settings/components/settings.tsx';
import { WithSettings } from '../features/settings/components/with-settings.tsx';
import { Sections } from '../layout/section.tsx';

export const meta = ({ t }: MetaContext<'account'>): PageMeta => ({
  title: t('settings.title'),
  description: t('settings.description'),
  noindex: true,
});

export const Page = () => (
  <Settings
    panels={{
      profile: (
        <Sections>
          <AvatarEditor />
          <ProfilePanel />
        </Sections>
      ),
      preferences: (
        <WithSettings>
          {(settings) => (
            <Sections>
              <PreferencesForm settings={settings} />
              <SavedAddresses />
            </Sections>
          )}
        </WithSettings>
      ),
      notifications: <WithSettings>{(settings) => <NotificationsForm settings={settings} />}</WithSettings>,
      privacy: <WithSettings>{(settings) => <PrivacyForm settings={settings} />}</WithSettings>,
      appearance: <AppearanceForm />,
      security: (
        <WithSettings>
          {({ security, account, preferences, profile }) => (
            <Sections>
              <GuestNotice />
              <ConfirmationNotice email={profile.email} />
              <ForCustomers>
                <PasswordForm hasPassword={account.hasPassword} />
                <GoogleAccount />
                <Passkeys />
                <SecondFactorSection />
              </ForCustomers>
              <SecurityForm security={security} />
              <Sessions timeZone={preferences.timezone} />
            </Sections>
          )}
        </WithSettings>
      ),
      account: <WithSettings>{(settings) => <AccountPanel settings={settings} />}</WithSettings>,
    }}
  />
);
