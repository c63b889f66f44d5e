import type { ExamplesOf } from '../shared/example.ts';
import type { galleryRoutes } from './routes.ts';

const vehicule = { id: 1, marque: 'Mercedes', modele: 'Classe E', type: 'berline' } as const;

const image = {
  id: 4,
  image_path: 'gallery/qT3bVn0yRk8sXw2LfJ5mZc7HdPa1UgEo.webp',
  image_url: '/storage/gallery/qT3bVn0yRk8sXw2LfJ5mZc7HdPa1UgEo.webp',
  title: 'Sièges arrière',
  description: 'Cuir noir et éclairage d’ambiance.',
  is_primary: true,
  sort_order: 1,
  created_at: '2026-06-02T08:00:00.000Z',
  vehicule,
} as const;

/** Example requests and answers in wire form, by call. */
export const galleryExamples = {
  list: {
    query: {
      per_page: '20',
      page: '1',
      is_primary: 'true',
      sort_by: 'created_at',
      sort_order: 'desc',
      search: 'cuir',
    },
    response: {
      success: true,
      data: [image],
      pagination: { current_page: 1, last_page: 1, per_page: 20, total: 1 },
      filters: { vehicules: [vehicule] },
    },
  },
  ofVehicle: { params: { id: '1' }, response: { success: true, data: [image], vehicule, total: 1 } },
  read: { params: { id: '4' }, response: { success: true, data: image } },
  add: {
    body: {
      image: new File(['…'], 'sieges.jpg', { type: 'image/jpeg' }),
      vehicule_id: '1',
      title: 'Sièges arrière',
      description: 'Cuir noir et éclairage d’ambiance.',
      is_primary: 'true',
    },
    response: { success: true, message: 'Image ajoutée', data: image },
  },
  order: {
    body: { images: [{ id: 4, sort_order: 1 }] },
    response: { success: true, message: 'Ordre mis à jour' },
  },
  change: {
    params: { id: '4' },
    body: { title: 'Sièges arrière' },
    response: { success: true, message: 'Image mise à jour', data: image },
  },
  setPrimary: {
    params: { id: '4' },
    response: { success: true, message: 'Image principale choisie', data: image },
  },
  remove: { params: { id: '4' }, response: { success: true, message: 'Image supprimée' } },
} satisfies ExamplesOf<typeof galleryRoutes>;
