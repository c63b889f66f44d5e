import { genders, isOneOf, type User } from '@livree/contracts';
import { Facts } from '@livree/design-system/display';
import { formatterFor, spacedPhone } from '@livree/i18n';
import { useLanguage } from '@livree/platform';
import { useTranslation } from 'react-i18next';

/** The customer's profile, read-only. */
export function ProfileFacts({ user }: { user: User }) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const { date } = formatterFor(language);
  const { birthDate, gender } = user;
  const told = [
    ['name', user.name],
    ['email', user.email],
    ['phone', user.phone && spacedPhone(user.phone)],
    ['address', user.address],
    ['birthDate', birthDate && date(birthDate, 'long')],
    ['gender', gender && isOneOf(genders, gender) ? t(`profile.genders.${gender}`) : gender],
    ['memberSince', date(new Date(user.createdAt), 'long')],
  ] as const;
  return (
    <Facts
      facts={told.map(([name, value]) => ({
        label: t(`profile.fields.${name}`),
        value: value || t('profile.untold'),
      }))}
    />
  );
}
