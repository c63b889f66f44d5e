import { MaximizeIcon } from '@livree/design-system/icons';
import { useTranslation } from 'react-i18next';
import type { GalleryPicture } from '../model/gallery-picture.ts';
import * as styles from './gallery-show.module.css';
import { SafePicture } from './safe-picture.tsx';

const wholePage = '(max-width: 1600px) 100vw, 1472px';

interface GallerySlideProps {
  picture: GalleryPicture;
  /** As in `sizes`; the page's whole width by default. */
  sizes?: string;
  onOpen: () => void;
}

/** A picture that opens over the full screen, with its caption below. */
export function GallerySlide({ picture, sizes = wholePage, onOpen }: GallerySlideProps) {
  const { t } = useTranslation('marketing');
  const { title, detail } = picture;
  return (
    <figure>
      <button
        type="button"
        className={styles.open}
        aria-label={t('gallery.open', { title })}
        onClick={onOpen}
      >
        <SafePicture picture={picture} sizes={sizes} decorative />
        <span className={styles.enlarge}>
          <MaximizeIcon aria-hidden size={18} />
        </span>
      </button>
      <figcaption className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span className={styles.detail}>{detail}</span>
      </figcaption>
    </figure>
  );
}
