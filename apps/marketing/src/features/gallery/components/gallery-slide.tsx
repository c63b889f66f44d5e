import { MaximizeIcon } from '@livree/design-system/icons';
import { useMessages } from '@livree/platform';
import type { GalleryPicture } from '../model/gallery-picture.ts';
import * as styles from './gallery-show.module.css';
import { SafePicture } from './safe-picture.tsx';

/** A picture that opens over the full screen, with its words below. */
export function GallerySlide({ picture, onOpen }: { picture: GalleryPicture; onOpen: () => void }) {
  const { t } = useMessages('marketing');
  const { title, detail } = picture;
  return (
    <figure>
      <button
        type="button"
        className={styles.open}
        aria-label={t('gallery.open', { title })}
        onClick={onOpen}
      >
        <SafePicture picture={picture} sizes="(max-width: 1600px) 100vw, 1472px" decorative />
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
