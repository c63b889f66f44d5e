import type { ReactEventHandler } from 'react';
import { cx } from '../../cx.ts';
import * as styles from './picture.module.css';

export interface PictureSource {
  type: 'image/avif' | 'image/webp' | 'image/jpeg';
  /** As in `srcset`: "/a-480.avif 480w, /a-960.avif 960w". */
  srcSet: string;
  /** The condition for another crop: "(max-width: 900px)". Such sources come before those without a condition. */
  media?: string | undefined;
  /** The file's own size in px, if it differs from the picture's. */
  width?: number | undefined;
  height?: number | undefined;
}

export interface PictureProps {
  /** The form that every browser can show. */
  src: string;
  /** Best first. */
  sources?: readonly PictureSource[] | undefined;
  /** As in `sizes`; the whole window's width by default. */
  sizes?: string | undefined;
  /** Its own size in px, which reserves its space. */
  width: number;
  height: number;
  /** '' for a decorative picture. */
  alt: string;
  /** A tiny blurred copy as a `data:` address, shown until the picture loads. */
  placeholder?: string | undefined;
  /** Part of the first view: fetched at once, after the fonts and styles that the text waits for. */
  eager?: boolean | undefined;
  /** Fills its parent and is cropped. */
  fill?: boolean | undefined;
  /** Called if it cannot be shown. */
  onError?: ReactEventHandler | undefined;
  className?: string | undefined;
}

/** A responsive picture that causes no layout shift. */
export function Picture({
  src,
  sources,
  sizes = '100vw',
  width,
  height,
  alt,
  placeholder,
  eager,
  fill,
  onError,
  className,
}: PictureProps) {
  return (
    <picture
      className={cx(styles.picture, fill && styles.fill, className)}
      style={placeholder ? { backgroundImage: `url("${placeholder}")` } : undefined}
    >
      {sources?.map((source) => (
        <source key={`${source.media} ${source.type}`} sizes={sizes} {...source} />
      ))}
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'low' : 'auto'}
        decoding="async"
        onError={onError}
        className={styles.image}
      />
    </picture>
  );
}
