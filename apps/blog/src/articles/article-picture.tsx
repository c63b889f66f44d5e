import { cx } from '@livree/design-system/cx';
import type { ReactNode } from 'react';
import * as styles from './article-picture.module.css';

interface ArticlePictureProps {
  /** An address of this site; undefined for an article without a picture. */
  src: string | null | undefined;
  /** What it shows; a decoration by default. */
  alt?: string | undefined;
  /** The language of that text, if it is not the page's. */
  lang?: string | undefined;
  /** Part of the first view. */
  eager?: boolean;
  className?: string | undefined;
  /** Over the picture. */
  children?: ReactNode;
}

/** An article's picture on a dark ground, 16 to 9. The gateway sends its best form. */
export function ArticlePicture({
  src,
  alt = '',
  lang,
  eager = false,
  className,
  children,
}: ArticlePictureProps) {
  return (
    <span className={cx('lacquer', styles.ground, className)}>
      {src ? (
        <img
          className={styles.image}
          src={src}
          alt={alt}
          lang={lang}
          width={960}
          height={540}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
        />
      ) : null}
      {children}
    </span>
  );
}
