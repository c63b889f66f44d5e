/** What a picture element needs; all of it fits the design system's Picture. */
export interface PictureData {
  /** The one every browser can show. */
  readonly src: string;
  /** Best first. */
  readonly sources: readonly { readonly type: 'image/avif' | 'image/webp'; readonly srcSet: string }[];
  /** Of the master, in px. */
  readonly width: number;
  readonly height: number;
  /** A tiny blurred copy as a `data:` address. */
  readonly placeholder: string;
}

const plainWidth = 960;

/** The picture whose files are `/pictures/<name>-<width>.<hash>.<type>`, of `nameAndHash` "name.hash". */
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
