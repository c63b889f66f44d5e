import { Picture } from '@livree/design-system/media';
import type { PictureData } from '@livree/imagery';
import type { SitePictures } from '../../../pictures/site-pictures.ts';
import * as styles from './hero.module.css';

const onPhones = '(max-width: 900px)';

const phoneSources = ({ sources, width, height }: Pick<PictureData, 'sources' | 'width' | 'height'>) =>
  sources.map((source) => ({ ...source, media: onPhones, width, height }));

/** The car at night: portrait on a phone, landscape elsewhere. */
export function HeroPicture({ landscape, portrait }: Pick<SitePictures, 'landscape' | 'portrait'>) {
  if (landscape === null || portrait === null) return null;
  return (
    <Picture
      {...landscape}
      sources={[...phoneSources(portrait), ...landscape.sources]}
      sizes={`${onPhones} 124vw, min(100vw, 1700px)`}
      alt=""
      eager
      className={styles.car}
    />
  );
}
