import { textLinkClass } from '@livree/design-system/actions';
import { useQuery, useShell } from '@livree/platform';
import { contactsQuery } from '../api/contacts-query.ts';
import * as styles from './find.module.css';

const networks = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  twitter: 'Twitter',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  tiktok: 'TikTok',
};

/** The operator's configured social networks, and WhatsApp. */
export function Networks() {
  const { data = {} } = useQuery(contactsQuery(useShell().api));
  const number = data['WhatsApp']?.content.replaceAll(/\D/g, '') ?? '';
  const whatsApp = number === '' ? [] : [{ name: 'WhatsApp', url: `https://wa.me/${number}` }];
  const others = Object.entries(networks).flatMap(([type, name]) => {
    const url = data[type]?.content ?? '';
    return url.startsWith('https://') ? [{ name, url }] : [];
  });
  const shown = [...whatsApp, ...others];
  if (shown.length === 0) return null;
  return (
    <ul className={styles.networks}>
      {shown.map(({ name, url }) => (
        <li key={name}>
          <a href={url} target="_blank" rel="noopener noreferrer" className={textLinkClass()}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
