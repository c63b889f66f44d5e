import { Viewer, type CarouselTexts, type Slides } from '@livree/design-system/media';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { GalleryPicture } from '../model/gallery-picture.ts';
import { SafePicture } from './safe-picture.tsx';

/** The texts of the carousel's controls. */
export const carouselTexts = (t: TFunction<'marketing'>): CarouselTexts => ({
  previous: t('gallery.previous'),
  next: t('gallery.next'),
  play: t('gallery.play'),
  pause: t('gallery.pause'),
  position: (position, count) => t('gallery.position', { position, count }),
});

interface LargePicturesProps {
  pictures: readonly GalleryPicture[];
  slides: Slides;
  onClose: () => void;
}

/** The pictures over the full screen. */
export function LargePictures({ pictures, slides, onClose }: LargePicturesProps) {
  const { t } = useTranslation('marketing');
  const { t: common } = useTranslation('common');
  const shown = pictures[slides.index];
  return (
    <Viewer
      label={t('gallery.title')}
      closeLabel={common('actions.close')}
      texts={carouselTexts(t)}
      slides={slides}
      playable
      caption={shown ? [shown.title, shown.detail].filter(Boolean).join(', ') : undefined}
      onClose={onClose}
    >
      {pictures.map((picture) => (
        <SafePicture key={picture.id} picture={picture} sizes="100vw" />
      ))}
    </Viewer>
  );
}
