export interface Cut {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Pixels per side of the uploaded picture: the size that the server stores. */
const side = 512;

/** The selected square of a picture as a file. @throws if the browser cannot read or draw the picture */
export async function cutPicture(source: string, cut: Cut): Promise<File> {
  const picture = new Image();
  picture.src = source;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('This browser draws nothing');
  pen.drawImage(picture, cut.x, cut.y, cut.width, cut.height, 0, 0, side, side);
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (file === null) throw new Error('This browser keeps no picture');
  return new File([file], 'avatar.png', { type: file.type });
}
