import type { GalleryImage, GalleryQuery, galleryRoutes } from '@livree/contracts';
import { buildGalleryImage } from '../../builders/gallery.ts';
import { answer, type FakeCall, type Handlers } from '../handler.ts';
import { paginate } from '../paginate.ts';
import { vehicleById } from '../quoting.ts';
import { FakeRefusal } from '../refusal.ts';

const requireVehicle = (call: FakeCall, id: number): GalleryImage['vehicle'] => {
  const { make, model, type } = vehicleById(call, id);
  return { id, make, model, type };
};

function imageById({ state }: FakeCall, id: number): GalleryImage {
  const image = state.gallery.find((candidate) => candidate.id === id);
  if (image === undefined) throw new FakeRefusal('gallery.not_found');
  return image;
}

function change(call: FakeCall, id: number, changes: Partial<GalleryImage>): GalleryImage {
  const image = { ...imageById(call, id), ...changes };
  call.state.gallery = call.state.gallery.map((kept) => {
    if (kept.id === id) return image;
    return image.isPrimary && kept.vehicle.id === image.vehicle.id ? { ...kept, isPrimary: false } : kept;
  });
  return image;
}

const sortValue = (image: GalleryImage, by: GalleryQuery['sortBy']): string | number => {
  if (by === 'created_at') return image.createdAt;
  return by === 'title' ? (image.title ?? '') : image.sortOrder;
};

function sorted(images: readonly GalleryImage[], query: GalleryQuery): GalleryImage[] {
  const direction = query.sortOrder === 'desc' ? -1 : 1;
  return images.toSorted((a, b) =>
    sortValue(a, query.sortBy) < sortValue(b, query.sortBy) ? -direction : direction,
  );
}

const holds = ({ title, description, vehicle }: GalleryImage, text: string): boolean =>
  `${title} ${description} ${vehicle.make} ${vehicle.model}`.toLowerCase().includes(text.toLowerCase());

export const galleryHandlers: Handlers<typeof galleryRoutes> = {
  list({ query = {} }, { state }) {
    const found = state.gallery.filter(
      (image) =>
        (query.isPrimary === undefined || image.isPrimary === query.isPrimary) &&
        (query.vehicleId === undefined || image.vehicle.id === query.vehicleId) &&
        holds(image, query.search ?? ''),
    );
    const { items, ...pagination } = paginate(sorted(found, query), query, 20);
    const vehicles = new Map(state.gallery.map(({ vehicle }) => [vehicle.id, vehicle]));
    return { ...answer([...items]), pagination, filters: { vehicules: [...vehicles.values()] } };
  },
  ofVehicle({ params }, call) {
    const data = call.state.gallery.filter(({ vehicle }) => vehicle.id === params.id);
    return { ...answer(data), vehicle: requireVehicle(call, params.id), total: data.length };
  },
  read: ({ params }, call) => answer(imageById(call, params.id)),
  add({ body }, call) {
    const ofVehicle = call.state.gallery.filter(({ vehicle }) => vehicle.id === body.vehicleId);
    const image = buildGalleryImage({
      id: Math.max(0, ...call.state.gallery.map(({ id }) => id)) + 1,
      title: body.title ? body.title : null,
      description: body.description ? body.description : null,
      isPrimary: ofVehicle.length === 0,
      sortOrder: ofVehicle.length + 1,
      createdAt: call.now.toISOString(),
      vehicle: requireVehicle(call, body.vehicleId),
    });
    call.state.gallery.push(image);
    return answer(body.isPrimary ? change(call, image.id, { isPrimary: true }) : image);
  },
  order({ body }, call) {
    for (const { id, sortOrder } of body.images) change(call, id, { sortOrder });
    return { success: true };
  },
  change({ params, body }, call) {
    const { title, description, isPrimary, sortOrder } = body ?? {};
    return answer(
      change(call, params.id, {
        ...(title === undefined ? {} : { title }),
        ...(description === undefined ? {} : { description }),
        ...(isPrimary ? { isPrimary } : {}),
        ...(sortOrder === undefined ? {} : { sortOrder }),
      }),
    );
  },
  setPrimary: ({ params }, call) => answer(change(call, params.id, { isPrimary: true })),
  remove({ params }, call) {
    const { id, vehicle, isPrimary } = imageById(call, params.id);
    call.state.gallery = call.state.gallery.filter((image) => image.id !== id);
    const next = call.state.gallery.find((image) => image.vehicle.id === vehicle.id);
    if (isPrimary && next) change(call, next.id, { isPrimary: true });
    return { success: true };
  },
};
