import { type Customer, isOneOf, languages } from '@livree/contracts';
import { Facts } from '@livree/design-system/display';
import { phoneLink, spacedPhone } from '@livree/i18n';
import { useTranslation } from 'react-i18next';
import { useCompanyFormat } from '../../../frame/use-company-format.ts';
import { CustomerKind } from './customer-kind.tsx';

/** What the company knows of a customer. */
export function CustomerFacts({ customer }: { customer: Customer }) {
  const { t } = useTranslation('operations');
  const format = useCompanyFormat();
  const { email, phone, address, language, createdAt, lastLoginAt, rideCount, spent } = customer;
  return (
    <Facts
      facts={[
        { label: t('ride.email'), value: <a href={`mailto:${email}`}>{email}</a> },
        { label: t('ride.phone'), value: phone && <a href={phoneLink(phone)}>{spacedPhone(phone)}</a> },
        { label: t('customers.address'), value: address },
        { label: t('customers.kind'), value: <CustomerKind customer={customer} /> },
        {
          label: t('customers.language'),
          value: isOneOf(languages, language) ? t(`language.${language}`) : language,
        },
        { label: t('customers.since'), value: format.date(new Date(createdAt), 'long') },
        {
          label: t('customers.lastLogin'),
          value: lastLoginAt && format.dateTime(new Date(lastLoginAt), 'compact'),
        },
        { label: t('frame.rides'), value: t('customers.rideCount', { count: rideCount }) },
        { label: t('customers.spent'), value: format.money(spent.cents) },
      ]}
    />
  );
}
