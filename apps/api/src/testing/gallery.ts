import sharp from 'sharp';
import { operatorToken } from './operator.ts';
import type { TestApi } from './test-api.ts';

/** How a test draws a picture. */
export const redPicture = { width: 64, height: 48, channels: 3, background: 'red' } as const;

/** A photograph with its location, followed by bytes that do not belong in a picture. */
export async function takePhoto(): Promise<File> {
  const jpeg = await sharp({ create: redPicture })
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .jpeg()
    .toBuffer();
  return new File([new Uint8Array(jpeg), '<?php evil(); ?>'], '../../evil.php', { type: 'image/jpeg' });
}

/** What tests of the gallery do again and again. */
export function prepareGallery(api: () => TestApi) {
  const signInOperator = async () => api().client({ token: await operatorToken(api()) });

  /** The pictures of a vehicle, as a visitor sees them. */
  const listPictures = async (id = 1) => (await api().client().gallery.ofVehicle({ params: { id } })).data;

  return {
    signInOperator,
    listPictures,
    listPrimaries: async (id = 1) =>
      (await listPictures(id)).filter(({ isPrimary }) => isPrimary).map((image) => image.id),

    /** Adds pictures to a vehicle as an operator. */
    async fillGallery(count: number, vehicleId = 1) {
      const client = await signInOperator();
      const ids: number[] = [];
      for (const index of Array.from({ length: count }).keys()) {
        const { data } = await client.gallery.add({
          body: { image: await takePhoto(), vehicleId, title: `Vue ${index + 1}` },
        });
        ids.push(data.id);
      }
      return { client, ids, params: (index: number) => ({ id: ids[index] ?? 0 }) };
    },
  };
}
