import type { GalleryImage } from '@livree/contracts';

/** A picture of a vehicle, in the gallery. */
export function buildGalleryImage(given: Partial<GalleryImage> = {}): GalleryImage {
  const id = given.id ?? 1;
  const path = `gallery/picture-${String(id).padStart(12, '0')}.webp`;
  return {
    id,
    imagePath: path,
    imageUrl: `/storage/${path}`,
    title: 'Sièges arrière',
    description: 'Cuir noir et éclairage d’ambiance.',
    isPrimary: true,
    sortOrder: 1,
    createdAt: '2026-06-02T08:00:00.000Z',
    vehicle: { id: 1, make: 'Mercedes', model: 'Classe E', type: 'berline' },
    ...given,
  };
}

/** Two pictures of one vehicle, one of another. */
export function buildGallery(): GalleryImage[] {
  return [
    buildGalleryImage(),
    buildGalleryImage({ id: 2, title: 'Coffre', description: null, isPrimary: false, sortOrder: 2 }),
    buildGalleryImage({
      id: 3,
      title: 'Salon à sept places',
      description: null,
      sortOrder: 3,
      vehicle: { id: 3, make: 'Mercedes', model: 'V-Class', type: 'van' },
    }),
  ];
}
