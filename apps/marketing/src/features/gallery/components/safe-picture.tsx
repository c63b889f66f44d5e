import { Picture } from '@livree/design-system/media';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GalleryPicture } from '../model/gallery-picture.ts';
import * as styles from './safe-picture.module.css';

interface SafePictureProps {
  picture: GalleryPicture;
  sizes: string;
  /** Its text is beside it. */
  decorative?: boolean;
}

/** A picture that fills its place, or a dashed frame with a message if it cannot be shown. */
export function SafePicture({ picture, sizes, decorative = false }: SafePictureProps) {
  const { t } = useTranslation('marketing');
  const [isBroken, setBroken] = useState(false);
  const { src, sources, placeholder, width, height, title, isCutOut } = picture;
  if (isBroken) return <span className={styles.broken}>{decorative ? null : t('gallery.broken')}</span>;
  return (
    <Picture
      {...{ src, sources, placeholder, width, height, sizes }}
      fill
      alt={decorative ? '' : title}
      className={isCutOut ? styles.cutOut : undefined}
      onError={() => setBroken(true)}
    />
  );
}
