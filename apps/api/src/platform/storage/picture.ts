import sharp from 'sharp';

/** Why a file cannot become a picture of ours. */
export type PictureFault = 'not_a_picture' | 'too_large';

export class PictureError extends Error {
  readonly fault: PictureFault;

  constructor(fault: PictureFault) {
    super(fault);
    this.fault = fault;
  }
}

const maxPixels = 25_000_000;
const maxSide = 12_000;

/** How the formats we read begin, in hexadecimal; everything else is kept away from the decoders. */
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

// One picture at a time on one thread: what is being decoded is the only large thing in memory.
sharp.concurrency(1);
sharp.cache(false);
let previous: Promise<unknown> = Promise.resolve();

/** The frame a picture is drawn for, in pixels: it is filled and cut at the edges (`cover`), or holds all of it (`inside`). */
export type PictureFrame = {
  readonly width: number;
  readonly height: number;
  readonly fit: 'cover' | 'inside';
};

/**
 * Draws a JPEG, PNG, GIF or WebP anew as WebP, upright and at most as large as its frame: nothing of the original file is
 * left but its pixels. Of a moving picture the first one stays. @throws PictureError
 */
export function redrawPicture(content: Buffer, frame: PictureFrame): Promise<Buffer> {
  const redrawn = previous.then(() => redraw(content, frame));
  previous = redrawn.catch(() => {});
  return redrawn;
}

async function redraw(content: Buffer, { width, height, fit }: PictureFrame): Promise<Buffer> {
  if (!isPicture(content)) throw new PictureError('not_a_picture');
  const picture = sharp(content, { failOn: 'error', limitInputPixels: false, pages: 1 });
  const size = await picture.metadata().catch(() => {
    throw new PictureError('not_a_picture');
  });
  if (size.width * size.height > maxPixels || Math.max(size.width, size.height) > maxSide)
    throw new PictureError('too_large');
  return picture
    .autoOrient()
    .resize(width, height, { fit, withoutEnlargement: true })
    .webp({ quality: 82 })
    .timeout({ seconds: 5 })
    .toBuffer()
    .catch(() => {
      throw new PictureError('not_a_picture');
    });
}
