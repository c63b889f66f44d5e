import { pictureNamed } from '@livree/imagery';

export interface DemoImage {
  readonly url: string;
  readonly title: string;
  /** The position among the illustrations of all vehicles: the first twenty are shown together. */
  readonly order: number;
}

const views = [
  { view: 'front', words: '', order: 10 },
  { view: 'lamp', words: ' : le phare', order: 50 },
  { view: 'handle', words: ' : le filet', order: 60 },
];

function image(name: string, title: string, order: number): DemoImage[] {
  const picture = pictureNamed(name);
  return picture ? [{ url: picture.src, title, order }] : [];
}

const buildViews = (body: string, title: string): DemoImage[] =>
  views.flatMap(({ view, words, order }) => image(`${body}-${view}`, `${title}${words}`, order));

/** Illustrations by vehicle, primary one first; each is used once. */
export const demoGallery: readonly { readonly vehicleId: number; readonly images: readonly DemoImage[] }[] = [
  {
    vehicleId: 1,
    images: [
      ...buildViews('business-saloon', 'Berline d’affaires'),
      ...image('wet-avenue', 'L’avenue après la pluie', 3),
    ],
  },
  { vehicleId: 3, images: buildViews('van', 'Van') },
  { vehicleId: 10, images: buildViews('suv', 'SUV') },
  {
    vehicleId: 11,
    images: [
      ...buildViews('long-saloon', 'Berline longue'),
      ...buildViews('limousine', 'Limousine'),
      ...image('terminal-kerb', 'Devant le terminal, avant l’aube', 7),
      ...image('open-door', 'La portière ouverte', 5),
      ...image('cabin', 'À bord', 6),
    ],
  },
  {
    vehicleId: 12,
    images: [
      ...buildViews('electric-saloon', 'Berline électrique'),
      ...image('bay-of-alger', 'La baie d’Alger au crépuscule', 4),
    ],
  },
];
