import { phoneLink, unbroken } from '@livree/i18n';
import { mapSearch } from '@livree/maps/links';
import { useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { FooterGroup } from './footer-group.tsx';
import * as styles from './footer.module.css';
import { Networks } from './networks.tsx';
import { Office } from './office.tsx';
import { Pin } from './pin.tsx';

/** Before the town, the best place to break an address. */
const lastComma = /,\s*(?=[^,]*$)/;

/** The operator's address and contact details. */
export function ContactDetails() {
  const { t } = useTranslation('shell');
  const { phone, email, address } = useShell().config.brand;
  return (
    <address className={styles.contact}>
      <FooterGroup title={t('footer.reach')}>
        <ul>
          <li>
            <a href={phoneLink(phone)}>{unbroken(phone)}</a>
          </li>
          <li>
            <a href={`mailto:${email}`}>{email}</a>
          </li>
          <li>
            <a href={mapSearch(address)} target="_blank" rel="noopener noreferrer">
              <span className={styles.address}>{unbroken(address).replace(lastComma, ',\n')}</span>
              <Pin />
            </a>
          </li>
        </ul>
        <Office />
        <Networks />
      </FooterGroup>
    </address>
  );
}
