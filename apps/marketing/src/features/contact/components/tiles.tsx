import { ClockIcon, MailIcon, MapPinIcon, PhoneIcon } from '@livree/design-system/icons';
import { phoneLink, unbroken } from '@livree/i18n';
import { mapSearch } from '@livree/maps/links';
import { useQuery, useShell } from '@livree/platform';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { contactsQuery } from '../api/contacts-query.ts';
import { Hours } from './hours.tsx';
import * as styles from './tiles.module.css';

/** Telephone, e-mail, address and hours; the first three are links. */
export function Tiles() {
  const { t } = useTranslation('marketing');
  const { api, config } = useShell();
  const { data } = useQuery(contactsQuery(api));
  const { brand } = config;
  const phone = data?.['telephone']?.content ?? brand.phone;
  const email = data?.['email']?.content ?? brand.email;
  const address = data?.['adresse']?.content ?? brand.address;
  return (
    <ul className={styles.tiles} aria-label={t('contact.tiles')}>
      <Tile icon={<PhoneIcon size={20} />} name={t('contact.phone')} href={phoneLink(phone)}>
        {unbroken(phone)}
      </Tile>
      <Tile icon={<MailIcon size={20} />} name={t('contact.email')} href={`mailto:${email}`}>
        {email}
      </Tile>
      <Tile icon={<MapPinIcon size={20} />} name={t('contact.address')} href={mapSearch(address)} outside>
        {unbroken(address)}
      </Tile>
      <Tile icon={<ClockIcon size={20} />} name={t('contact.hours')}>
        <Hours />
      </Tile>
    </ul>
  );
}

interface TileProps {
  icon: ReactNode;
  name: string;
  /** The address of the link; none for a tile without one. */
  href?: string;
  /** Opens in another tab. */
  outside?: boolean;
  children: ReactNode;
}

function Tile({ icon, name, href, outside = false, children }: TileProps) {
  const inside = (
    <>
      <span className={styles.name}>
        <span aria-hidden>{icon}</span>
        {name}
      </span>
      <span className={styles.value}>{children}</span>
    </>
  );
  if (href === undefined) return <li className={styles.tile}>{inside}</li>;
  return (
    <li>
      <a
        href={href}
        className={styles.tile}
        {...(outside && { target: '_blank', rel: 'noopener noreferrer' })}
      >
        {inside}
      </a>
    </li>
  );
}
