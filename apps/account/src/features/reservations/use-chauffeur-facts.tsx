import type { Reservation } from '@livree/contracts';
import type { Fact } from '@livree/design-system/display';
import { phoneLink, spacedPhone } from '@livree/i18n';
import { useTranslation } from 'react-i18next';

/** Who drives, once the company says so: how to recognise and reach them. */
export function useChauffeurFacts({ chauffeur }: Reservation): readonly Fact[] {
  const { t } = useTranslation('account');
  if (!chauffeur) return [];
  const { name, phone, plate } = chauffeur;
  return [
    { label: t('ride.chauffeur'), value: name },
    {
      label: t('ride.chauffeurPhone'),
      value: phone && <a href={phoneLink(phone)}>{spacedPhone(phone)}</a>,
    },
    { label: t('ride.plate'), value: plate },
  ];
}
