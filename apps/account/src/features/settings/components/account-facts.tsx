import type { Settings } from '@livree/contracts';
import { Facts, Status } from '@livree/design-system/display';
import { formatterFor } from '@livree/i18n';
import { useLanguage } from '@livree/platform';
import { useTranslation } from 'react-i18next';

/** The data of the account itself. */
export function AccountFacts({ settings: { profile, preferences, account } }: { settings: Settings }) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const formatter = formatterFor(language, { timeZone: preferences.timezone });
  const { createdAt, lastLoginAt, isActive } = account;
  return (
    <Facts
      facts={[
        { label: t('settings.account.email'), value: profile.email },
        { label: t('settings.account.created'), value: formatter.date(new Date(createdAt), 'long') },
        {
          label: t('settings.account.lastLogin'),
          value:
            lastLoginAt === null
              ? t('settings.account.never')
              : formatter.dateTime(new Date(lastLoginAt), 'long'),
        },
        {
          label: t('settings.account.status'),
          value: (
            <Status tone={isActive ? 'ok' : 'failed'}>
              {t(isActive ? 'settings.account.active' : 'settings.account.inactive')}
            </Status>
          ),
        },
      ]}
    />
  );
}
