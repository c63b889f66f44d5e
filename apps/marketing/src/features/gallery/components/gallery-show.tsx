import { Carousel, Thumbnails, useSlides } from '@livree/design-system/media';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GalleryPicture } from '../model/gallery-picture.ts';
import { useGallery } from '../use-gallery.ts';
import { GallerySkeleton } from './gallery-skeleton.tsx';
import { GallerySlide } from './gallery-slide.tsx';
import { GalleryEmpty, GalleryFailed } from './gallery-states.tsx';
import { carouselTexts, LargePictures } from './large-pictures.tsx';
import { SafePicture } from './safe-picture.tsx';

/** Milliseconds per picture. */
const interval = 4000;
const mostThumbnails = 8;

/** The gallery in each of its states: loading, failed, empty, loaded. */
export function GalleryShow() {
  const { query, pictures } = useGallery();
  if (query.isPending) return <GallerySkeleton />;
  if (pictures === undefined) return <GalleryFailed level={3} onRetry={() => void query.refetch()} />;
  if (pictures.length === 0) return <GalleryEmpty level={3} />;
  return <Show pictures={pictures} />;
}

function Show({ pictures }: { pictures: readonly GalleryPicture[] }) {
  const { t } = useTranslation('marketing');
  const slides = useSlides({ count: pictures.length, interval });
  const [isLarge, setLarge] = useState(false);
  const enlarge = () => {
    slides.setPlaying(false);
    setLarge(true);
  };
  return (
    <div>
      <Carousel label={t('gallery.title')} texts={carouselTexts(t)} slides={slides} playable>
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
      {isLarge ? <LargePictures pictures={pictures} slides={slides} onClose={() => setLarge(false)} /> : null}
    </div>
  );
}
