import sharp, { type Metadata } from 'sharp';

/** Why a file is not accepted as a picture. */
export type PictureFault = 'not_a_picture' | 'too_large' | 'too_costly';

export class PictureError extends Error {
  readonly fault: PictureFault;

  constructor(fault: PictureFault) {
    super(fault);
    this.fault = fault;
  }
}

const maxPixels = 25_000_000;
const maxSide = 12_000;
/** Bytes of decoded pixels, weighted if they cannot be read line by line: at most some 0.3 s and 150 MB. */
const maxCost = 80_000_000;

/** The first bytes of the accepted formats, in hexadecimal; no other file reaches the decoders. */
const signatures = [
  /^ffd8ff/, // JPEG
  /^89504e470d0a1a0a/, // PNG
  /^474946383[79]61/, // GIF
  /^52494646.{8}57454250/, // WebP
];

const isPicture = (content: Buffer): boolean => {
  const start = content.toString('hex', 0, 12);
  return signatures.some((signature) => signature.test(start));
};

// One thread and no cache; `inTurn` ensures that one picture is decoded at a time.
sharp.concurrency(1);
sharp.cache(false);

/**
 * The frame of a picture in pixels: the picture fills it and is cut at the edges (`cover`), or fits inside
 * (`inside`).
 */
export interface PictureFrame {
  readonly width: number;
  readonly height: number;
  readonly fit: 'cover' | 'inside';
}

/**
 * Re-encodes a JPEG, PNG, GIF or WebP as WebP, upright and at most as large as its frame; only the pixels of the
 * original remain. Of an animation, the first picture is used. The header is read and the cost checked before
 * anything is decoded. @throws PictureError
 */
export async function redrawPicture(content: Buffer, { width, height, fit }: PictureFrame): Promise<Buffer> {
  if (!isPicture(content)) throw new PictureError('not_a_picture');
  const picture = sharp(content, { failOn: 'error', limitInputPixels: false, pages: 1 });
  const size = await picture.metadata().catch(() => {
    throw new PictureError('not_a_picture');
  });
  if (size.width * size.height > maxPixels || Math.max(size.width, size.height) > maxSide)
    throw new PictureError('too_large');
  if (calculateCost(size) > maxCost) throw new PictureError('too_costly');
  return picture
    .autoOrient()
    .resize(width, height, { fit, withoutEnlargement: true })
    .webp({ quality: 82 })
    .timeout({ seconds: 2 })
    .toBuffer()
    .catch(() => {
      throw new PictureError('not_a_picture');
    });
}

function calculateCost({ width, height, channels, depth, format, isProgressive }: Metadata): number {
  const bytes = width * height * channels * (depth === 'uchar' ? 1 : 2);
  if (!isProgressive) return bytes;
  return bytes * (format === 'png' ? 4 : 2);
}
