import { isOneOf, timelineIcons, type SiteTimeline, type TimelineIcon } from '@livree/contracts';
import {
  GlobeIcon,
  KeyIcon,
  LeafIcon,
  MapPinIcon,
  PhoneIcon,
  PlaneIcon,
  ShieldIcon,
  StarIcon,
  UsersIcon,
} from '@livree/design-system/icons';
import { useQuery, useShell } from '@livree/platform';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../../layout/section.tsx';
import { Text } from '../../../localized/text.tsx';
import { timelineQuery } from '../api/timeline-query.ts';
import * as styles from './timeline.module.css';

const icons: Readonly<Record<TimelineIcon, ComponentType<{ size: number; 'aria-hidden': true }>>> = {
  key: KeyIcon,
  plane: PlaneIcon,
  phone: PhoneIcon,
  users: UsersIcon,
  leaf: LeafIcon,
  globe: GlobeIcon,
  shield: ShieldIcon,
  map: MapPinIcon,
  star: StarIcon,
};

type Entry = SiteTimeline['entries'][number];

/** The company's years along a line, from the start until today. */
export function Timeline() {
  const { t } = useTranslation('marketing');
  const { data } = useQuery(timelineQuery(useShell().api));
  if (data === undefined || data.entries.length === 0) return null;
  return (
    <Section flush className={styles.columns}>
      <h2>{t('about.timeline')}</h2>
      <ol>
        {data.entries.map((entry) => (
          <Year key={entry.title.fr} entry={entry} />
        ))}
      </ol>
    </Section>
  );
}

function Year({ entry: { year, icon, title, description } }: { entry: Entry }) {
  const Icon = isOneOf(timelineIcons, icon) ? icons[icon] : StarIcon;
  return (
    <li className={styles.entry}>
      <p className={styles.year}>{year}</p>
      <h3 className={styles.name}>
        <Icon size={20} aria-hidden />
        <Text texts={title} />
      </h3>
      <p className={styles.words}>
        <Text texts={description} />
      </p>
    </li>
  );
}
