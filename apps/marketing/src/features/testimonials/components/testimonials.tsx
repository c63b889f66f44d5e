import { useTranslation } from 'react-i18next';
import { Later } from '../../../layout/later.tsx';
import { Section } from '../../../layout/section.tsx';
import * as styles from './testimonials.module.css';
import { VoicesSkeleton } from './voices-skeleton.tsx';

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
