import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

export interface Hostile {
  readonly name: string;
  readonly type: string;
  readonly content: Buffer;
  /** Re-encoded without its hidden content, or refused. */
  readonly outcome: 'drawn' | 'refused';
}

/** Must not appear in any file that we serve. */
export const payload = '<script>alert(document.domain)</script><?php system($_GET[0]); ?>';

const latin = (text: string): Buffer => Buffer.from(text, 'latin1');
const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex');

function chunk(type: string, data: Buffer): Buffer {
  const framed = Buffer.concat([Buffer.alloc(4), latin(type), data, Buffer.alloc(4)]);
  framed.writeUInt32BE(data.length, 0);
  framed.writeUInt32BE(crc32(framed.subarray(4, -4)), framed.length - 4);
  return framed;
}

interface PngHead {
  readonly width: number;
  readonly height: number;
  readonly depth?: number;
  readonly color?: number;
  readonly interlaced?: boolean;
}

function head({ width, height, depth = 8, color = 6, interlaced = false }: PngHead): Buffer {
  const content = Buffer.alloc(13);
  content.writeUInt32BE(width, 0);
  content.writeUInt32BE(height, 4);
  content.set([depth, color, 0, 0, interlaced ? 1 : 0], 8);
  return chunk('IHDR', content);
}

const png = (...chunks: readonly Buffer[]): Buffer =>
  Buffer.concat([pngSignature, ...chunks, chunk('IEND', Buffer.alloc(0))]);

const adamPasses = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

const channelCounts: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** A PNG of zeros, as small as it can be compressed. */
export function packedPng(picture: PngHead): Buffer {
  const { width, height, depth = 8, color = 6, interlaced = false } = picture;
  const lineBytes = (pixels: number) => 1 + Math.ceil((pixels * (channelCounts[color] ?? 1) * depth) / 8);
  const passes = interlaced ? adamPasses : ([[0, 0, 1, 1]] as const);
  const size = passes.reduce((bytes, [x, y, dx, dy]) => {
    const [columns, lines] = [Math.ceil((width - x) / dx), Math.ceil((height - y) / dy)];
    return columns > 0 && lines > 0 ? bytes + lines * lineBytes(columns) : bytes;
  }, 0);
  return png(head(picture), chunk('IDAT', deflateSync(Buffer.alloc(size), { level: 9 })));
}

/** Once stopped the site: 194 KB that decode to 200 MB and cannot be read line by line. */
export const costlyPng = (): Buffer =>
  packedPng({ width: 12_000, height: 2083, depth: 16, interlaced: true });

const plain = (width = 64, height = 64) =>
  sharp({ create: { width, height, channels: 3, background: '#0a3d62' } });

/** A JPEG segment right after the signature. */
const withSegment = (jpeg: Buffer, marker: number, data: Buffer): Buffer => {
  const segment = Buffer.concat([Buffer.from([0xff, marker, 0, 0]), data]);
  segment.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)]);
};

/** A GIF of one colour that declares this size. */
function gif(width: number, height: number, frames = 1): Buffer {
  const screen = latin('GIF89a\0\0\0\0\x80\0\0\0\0\0\xff\xff\xff');
  screen.writeUInt16LE(width, 6);
  screen.writeUInt16LE(height, 8);
  const frame = latin(',\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0');
  return Buffer.concat([screen, ...Array.from({ length: frames }, () => frame), latin(';')]);
}

const flipped = (content: Buffer, at: number): Buffer => {
  const copy = Buffer.from(content);
  copy[at] = (copy[at] ?? 0) ^ 0xff;
  return copy;
};

/** Pictures that do harm if their content is trusted: 41 kinds. */
export async function hostilePictures(): Promise<readonly Hostile[]> {
  const [jpegType, pngType, gifType, webpType] = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'];
  const jpeg = await plain().jpeg().toBuffer();
  const small = await plain().png().toBuffer();
  const webp = await plain().webp().toBuffer();
  const hidden = latin(payload);
  const text = chunk('tEXt', Buffer.concat([latin('Comment\0'), hidden]));
  const after = pngSignature.length + 25;
  const inserted = (part: Buffer) => Buffer.concat([small.subarray(0, after), part, small.subarray(after)]);
  const drawn = (name: string, type: string, content: Buffer): Hostile => ({
    name,
    type,
    content,
    outcome: 'drawn',
  });
  const refused = (name: string, type: string, content: Buffer): Hostile => ({
    name,
    type,
    content,
    outcome: 'refused',
  });
  const bomb = (width: number, height: number) =>
    png(head({ width, height }), chunk('IDAT', deflateSync(Buffer.alloc(1000))));
  return [
    drawn('a JPEG with a script behind its end', jpegType, Buffer.concat([jpeg, hidden])),
    drawn('a PNG with a script behind its end', pngType, Buffer.concat([small, hidden])),
    drawn('a WebP with a script behind its end', webpType, Buffer.concat([webp, hidden])),
    drawn('a GIF with a script behind its end', gifType, Buffer.concat([gif(1, 1), hidden])),
    drawn('a JPEG with a ZIP behind its end', jpegType, Buffer.concat([jpeg, latin('PK\x03\x04'), hidden])),
    drawn('a JPEG with a script as comment', jpegType, withSegment(jpeg, 0xfe, hidden)),
    drawn(
      'a JPEG with a script as XMP',
      jpegType,
      withSegment(jpeg, 0xe1, Buffer.concat([latin('http://ns.adobe.com/xap/1.0/\0'), hidden])),
    ),
    drawn(
      'a JPEG with broken EXIF',
      jpegType,
      withSegment(jpeg, 0xe1, latin('Exif\0\0MM\0*\xff\xff\xff\xff')),
    ),
    drawn(
      'a JPEG with a script as EXIF',
      jpegType,
      await plain()
        .withExif({ IFD0: { Artist: payload } })
        .jpeg()
        .toBuffer(),
    ),
    drawn(
      'a JPEG with a broken colour profile',
      jpegType,
      withSegment(jpeg, 0xe2, Buffer.concat([latin('ICC_PROFILE\0\x01\x01'), hidden])),
    ),
    drawn('a PNG with a script as text', pngType, inserted(text)),
    drawn(
      'a PNG with a script as packed text',
      pngType,
      inserted(chunk('zTXt', Buffer.concat([latin('Comment\0\0'), deflateSync(hidden)]))),
    ),
    drawn('a PNG with a chunk that nobody knows', pngType, inserted(chunk('evIL', hidden))),
    drawn(
      'a PNG with a script in its pixels',
      pngType,
      await sharp(Buffer.alloc(64 * 64 * 3, payload), { raw: { width: 64, height: 64, channels: 3 } })
        .png()
        .toBuffer(),
    ),
    drawn('a CMYK JPEG', jpegType, await plain().toColourspace('cmyk').jpeg().toBuffer()),
    drawn('a 16 bit PNG', pngType, packedPng({ width: 64, height: 64, depth: 16 })),
    drawn(
      'a 16 bit interlaced PNG',
      pngType,
      packedPng({ width: 64, height: 64, depth: 16, interlaced: true }),
    ),
    drawn('a 1 bit grey PNG', pngType, packedPng({ width: 64, height: 64, depth: 1, color: 0 })),
    drawn('an animated GIF of 500 frames', gifType, gif(1, 1, 500)),
    drawn('a line of 12,000 pixels', pngType, packedPng({ width: 12_000, height: 1 })),
    drawn('one pixel', pngType, packedPng({ width: 1, height: 1 })),
    drawn('a JPEG that calls itself PNG', pngType, jpeg),
    refused('an interlaced 16 bit PNG of 25 million pixels', pngType, costlyPng()),
    refused(
      'an interlaced 8 bit PNG of 25 million pixels',
      pngType,
      packedPng({ width: 12_000, height: 2083, interlaced: true }),
    ),
    refused(
      'a 16 bit PNG of 25 million pixels',
      pngType,
      packedPng({ width: 12_000, height: 2083, depth: 16 }),
    ),
    refused(
      'a progressive JPEG of 25 million pixels',
      jpegType,
      await plain(5000, 5000).jpeg({ progressive: true }).toBuffer(),
    ),
    refused('a PNG that says to be 2 billion pixels wide', pngType, bomb(2_147_483_647, 1)),
    refused('a PNG that says to be 65,535 pixels square', pngType, bomb(65_535, 65_535)),
    refused('a PNG of no pixels', pngType, bomb(0, 0)),
    drawn('a GIF that says to be 65,535 pixels square', gifType, gif(65_535, 65_535)),
    refused('a PNG with a broken checksum', pngType, flipped(small, 20)),
    refused('a PNG without pixels', pngType, png(head({ width: 64, height: 64 }))),
    refused(
      'a PNG with packed nonsense',
      pngType,
      png(head({ width: 64, height: 64 }), chunk('IDAT', hidden)),
    ),
    refused('half a PNG', pngType, packedPng({ width: 600, height: 600 }).subarray(0, 100)),
    refused('half a WebP', webpType, webp.subarray(0, 40)),
    refused('a JPEG that ends after its signature', jpegType, latin('\xff\xd8\xff')),
    refused(
      'an SVG with a script',
      'image/svg+xml',
      latin(`<svg xmlns="http://www.w3.org/2000/svg">${payload}</svg>`),
    ),
    refused(
      'an SVG that reads files, called PNG',
      pngType,
      latin(
        '<!DOCTYPE svg [<!ENTITY f SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&f;</text></svg>',
      ),
    ),
    refused('a PDF called JPEG', jpegType, latin('%PDF-1.7\n1 0 obj<</JS(app.alert(1))>>endobj')),
    refused('a TIFF called JPEG', jpegType, await plain().tiff().toBuffer()),
    refused('a page that begins as a GIF', gifType, latin(`GIF89a/*${payload}*/=0;`)),
  ];
}
