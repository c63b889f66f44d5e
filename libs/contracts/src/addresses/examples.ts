import type { ExamplesOf } from '../shared/example.ts';
import type { addressRoutes } from './routes.ts';

const home = {
  id: 4,
  kind: 'home',
  name: null,
  label: 'Domicile',
  address: '18 rue de la Pompe, 75116 Paris',
} as const;
const parents = {
  id: 9,
  kind: 'place',
  name: 'Chez mes parents',
  label: 'Chez mes parents',
  address: '3 place Drouet-d’Erlon, 51100 Reims',
} as const;

/** Example requests and answers in wire form, by call. */
export const addressExamples = {
  list: { response: { success: true, data: [home, parents] } },
  save: {
    body: { kind: 'place', name: parents.name, address: parents.address },
    response: { success: true, message: 'Adresse enregistrée', data: parents },
  },
  change: {
    params: { id: '9' },
    body: { name: parents.name, address: parents.address },
    response: { success: true, message: 'Adresse modifiée', data: parents },
  },
  remove: { params: { id: '9' }, response: { success: true, message: 'Adresse supprimée' } },
} as const satisfies ExamplesOf<typeof addressRoutes>;
