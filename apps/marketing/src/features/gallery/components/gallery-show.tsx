import { EmptyState, ErrorState } from '@livree/design-system/base';
import { Carousel, Thumbnails, useSlides, Viewer, type CarouselTexts } from '@livree/design-system/media';
import { useMessages, useQuery, useShell, type Translate } from '@livree/platform';
import { useState } from 'react';
import { galleryQuery } from '../api/gallery-query.ts';
import { demonstrationPictures } from '../model/demonstration-pictures.ts';
import type { GalleryPicture } from '../model/gallery-picture.ts';
import { GallerySlide } from './gallery-slide.tsx';
import * as styles from './gallery-show.module.css';
import { GallerySkeleton } from './gallery.tsx';
import { SafePicture } from './safe-picture.tsx';

/** Milliseconds that a picture stays. */
const interval = 4000;
const mostThumbnails = 8;

/** The gallery in each of its states: on its way, failed, empty, here. */
export function GalleryShow() {
  const { t } = useMessages('marketing');
  const { t: common } = useMessages('common');
  const { api, config } = useShell();
  const { data, isPending, refetch } = useQuery(galleryQuery(api));
  if (isPending) return <GallerySkeleton />;
  if (data === undefined) {
    return (
      <ErrorState
        level={3}
        className={styles.state}
        title={common('errors.loading')}
        retryLabel={common('actions.retry')}
        onRetry={() => void refetch()}
      >
        {t('gallery.failed')}
      </ErrorState>
    );
  }
  const pictures = data.length === 0 && config.brand.isDemonstration ? demonstrationPictures(t) : data;
  if (pictures.length === 0) {
    return <EmptyState level={3} className={styles.state} title={t('gallery.empty')} />;
  }
  return <Show pictures={pictures} />;
}

const carouselTexts = (t: Translate): CarouselTexts => ({
  previous: t('gallery.previous'),
  next: t('gallery.next'),
  play: t('gallery.play'),
  pause: t('gallery.pause'),
  position: (position, count) => t('gallery.position', { position, count }),
});

function Show({ pictures }: { pictures: readonly GalleryPicture[] }) {
  const { t } = useMessages('marketing');
  const { t: common } = useMessages('common');
  const slides = useSlides({ count: pictures.length, interval });
  const [isLarge, setLarge] = useState(false);
  const texts = carouselTexts(t);
  const enlarge = () => {
    slides.setPlaying(false);
    setLarge(true);
  };
  return (
    <div>
      <Carousel label={t('gallery.title')} texts={texts} slides={slides} playable>
        {pictures.map((picture) => (
          <GallerySlide key={picture.id} picture={picture} onOpen={enlarge} />
        ))}
      </Carousel>
      <Thumbnails
        label={t('gallery.thumbnails')}
        slides={slides}
        items={pictures.slice(0, mostThumbnails).map((picture) => ({
          id: picture.id,
          name: picture.title,
          picture: <SafePicture picture={picture} sizes="112px" decorative />,
        }))}
      />
      {isLarge ? (
        <Viewer
          label={t('gallery.title')}
          closeLabel={common('actions.close')}
          texts={texts}
          slides={slides}
          playable
          onClose={() => setLarge(false)}
        >
          {pictures.map((picture) => (
            <SafePicture key={picture.id} picture={picture} sizes="100vw" />
          ))}
        </Viewer>
      ) : null}
    </div>
  );
}
