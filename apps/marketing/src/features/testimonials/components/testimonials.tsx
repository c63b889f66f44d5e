import { Skeleton } from '@livree/design-system/feedback';
import { useTranslation } from 'react-i18next';
import { Later } from '../../../layout/later.tsx';
import { Section } from '../../../layout/section.tsx';
import * as styles from './testimonials.module.css';

const loadVoices = async () => (await import(/* webpackChunkName: 'below' */ './voices.tsx')).Voices;

/** Passengers' reviews; loaded when the visitor scrolls near. */
export function Testimonials() {
  const { t } = useTranslation('marketing');
  return (
    <Section>
      <h2 className={styles.title}>{t('testimonials.title')}</h2>
      <Later load={loadVoices} waiting={<VoicesSkeleton />} />
    </Section>
  );
}

/** A skeleton with a review's final shape. */
export const VoicesSkeleton = () => (
  <div aria-busy className={styles.waiting}>
    <Skeleton className={styles.line} />
    <Skeleton className={styles.line} width="80%" />
    <Skeleton className={styles.line} width="60%" />
    <Skeleton width="220px" height="44px" />
  </div>
);
