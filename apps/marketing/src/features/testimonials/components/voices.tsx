import { TextLink } from '@livree/design-system/actions';
import { Banner } from '@livree/design-system/feedback';
import { VisuallyHidden } from '@livree/design-system/layout';
import { CarouselControls, findPlace, useSlides, type CarouselTexts } from '@livree/design-system/media';
import { useQuery, useShell } from '@livree/platform';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reviewsQuery } from '../api/reviews-query.ts';
import { defaultTestimonials } from '../model/default-testimonials.ts';
import { withDefaults, type Testimonial } from '../model/testimonials.ts';
import { Voice } from './voice.tsx';
import { VoicesSkeleton } from './voices-skeleton.tsx';
import * as styles from './voices.module.css';

/** Reviews, supplemented with default testimonials if there are few; a warning if they could not be loaded. */
export function Voices() {
  const { t } = useTranslation('marketing');
  const { t: common } = useTranslation('common');
  const { api, config } = useShell();
  const { data, isPending, refetch } = useQuery(reviewsQuery(api));
  if (isPending) return <VoicesSkeleton />;
  const defaults = defaultTestimonials(t, common, config.brand.isDemonstration);
  return (
    <>
      {data === undefined ? (
        <Banner
          className={styles.warning}
          tone="warn"
          title={t('testimonials.failed')}
          retryLabel={common('actions.retry')}
          onRetry={() => void refetch()}
        >
          {t('testimonials.defaultsShown')}
        </Banner>
      ) : null}
      <Circle voices={withDefaults(data ?? [], defaults)} />
    </>
  );
}

/** One review in the middle with its neighbours, wrapping around; on a phone a list of the first three. */
function Circle({ voices }: { voices: readonly Testimonial[] }) {
  const { t } = useTranslation('marketing');
  const { t: common } = useTranslation('common');
  const areAllDemonstration = voices.every(({ isDemonstration }) => isDemonstration);
  const slides = useSlides({ count: voices.length });
  const [isWhole, setWhole] = useState(false);
  const texts: CarouselTexts = {
    previous: t('testimonials.previous'),
    next: t('testimonials.next'),
    play: '',
    pause: '',
    position: (position, count) => t('testimonials.position', { position, count }),
  };
  return (
    <section aria-label={t('testimonials.title')} className={styles.circle}>
      <ul className={styles.voices} data-whole={isWhole}>
        {voices.map((voice, index) => (
          <Voice
            key={voice.id}
            voice={voice}
            place={findPlace(index, slides.index, slides.count)}
            isMarked={voice.isDemonstration && !areAllDemonstration}
          />
        ))}
      </ul>
      <CarouselControls slides={slides} texts={texts} className={styles.controls} />
      {areAllDemonstration ? <small className={styles.note}>{common('state.demonstration')}</small> : null}
      <VisuallyHidden>
        <output className={styles.controls}>{texts.position(slides.index + 1, slides.count)}</output>
      </VisuallyHidden>
      {voices.length > 3 && !isWhole ? (
        <p className={styles.more}>
          <TextLink onClick={() => setWhole(true)}>{t('testimonials.all')}</TextLink>
        </p>
      ) : null}
    </section>
  );
}
