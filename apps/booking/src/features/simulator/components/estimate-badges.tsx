import type { Quote } from '@livree/contracts';
import { Tag } from '@livree/design-system/display';
import { useTranslation } from 'react-i18next';
import * as styles from './estimate-view.module.css';

/** The reasons for a higher or lower price: round trip, night, weekend, premium. */
export function EstimateBadges({ badges }: { badges: Quote['badges'] }) {
  const { t } = useTranslation('common');
  const shown = [
    badges.roundTrip && t('badge.roundTrip'),
    badges.nightTime && t('badge.night'),
    badges.weekend && t('badge.weekend'),
    badges.premium && t('badge.premium'),
  ].filter((text) => text !== false);
  if (shown.length === 0) return null;
  return (
    <p className={styles.badges}>
      {shown.map((text) => (
        <Tag key={text}>{text}</Tag>
      ))}
    </p>
  );
}
