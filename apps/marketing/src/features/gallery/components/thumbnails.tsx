import type { Slides } from '@livree/design-system/media';
import { useMessages } from '@livree/platform';
import type { GalleryPicture } from '../model/gallery-picture.ts';
import { SafePicture } from './safe-picture.tsx';
import * as styles from './thumbnails.module.css';

const shown = 8;

/** The first pictures, small, each a way to its slide. */
export function Thumbnails({ pictures, slides }: { pictures: readonly GalleryPicture[]; slides: Slides }) {
  const { t } = useMessages('marketing');
  if (pictures.length < 2) return null;
  return (
    <ul className={styles.strip} aria-label={t('gallery.thumbnails')}>
      {pictures.slice(0, shown).map((picture, index) => (
        <li key={picture.id}>
          <button
            type="button"
            className={styles.thumbnail}
            aria-label={picture.title}
            aria-current={index === slides.index ? 'true' : undefined}
            onClick={() => slides.goTo(index)}
          >
            <SafePicture picture={picture} sizes="112px" decorative />
          </button>
        </li>
      ))}
    </ul>
  );
}
