/** The data of a picture element; it matches the props of the design system's Picture. */
export interface PictureData {
  /** The form that every browser can show. */
  readonly src: string;
  /** Best first. */
  readonly sources: readonly { readonly type: 'image/avif' | 'image/webp'; readonly srcSet: string }[];
  /** The master's size, in px. */
  readonly width: number;
  readonly height: number;
  /** A tiny blurred copy as a `data:` address. */
  readonly placeholder: string;
}

const plainWidth = 960;

/** The picture with the files `/pictures/<name>-<width>.<hash>.<type>`, where `nameAndHash` is "name.hash". */
export function picture(
  nameAndHash: string,
  width: number,
  height: number,
  widths: readonly number[],
  placeholder: string,
): PictureData {
  const [name, hash] = nameAndHash.split('.');
  const address = (each: number, type: string) => `/pictures/${name}-${each}.${hash}.${type}`;
  const source = (type: 'avif' | 'webp') =>
    ({
      type: `image/${type}`,
      srcSet: widths.map((each) => `${address(each, type)} ${each}w`).join(', '),
    }) as const;
  const src = address(Math.min(plainWidth, width), 'jpeg');
  return { src, sources: [source('avif'), source('webp')], width, height, placeholder };
}
