import { acknowledgement } from '../shared/envelope.ts';
import { idParams } from '../shared/query.ts';
import { defineRoute } from '../shared/route.ts';
import * as requests from './requests.ts';
import * as gallery from './schemas.ts';

export const galleryRoutes = {
  list: defineRoute({
    id: 'gallery.list',
    method: 'GET',
    path: '/gallery',
    auth: 'public',
    summary: 'Pictures of vehicles, filtered, sorted and searched',
    query: gallery.galleryQuery,
    response: gallery.galleryListAnswer,
  }),
  ofVehicle: defineRoute({
    id: 'gallery.ofVehicle',
    method: 'GET',
    path: '/gallery/vehicle/{id}',
    auth: 'public',
    summary: 'The pictures of one vehicle, the primary one first',
    params: idParams,
    response: gallery.vehicleGalleryAnswer,
  }),
  read: defineRoute({
    id: 'gallery.read',
    method: 'GET',
    path: '/gallery/{id}',
    auth: 'public',
    summary: 'One picture',
    params: idParams,
    response: gallery.galleryImageAnswer,
  }),
  add: defineRoute({
    id: 'gallery.add',
    method: 'POST',
    path: '/gallery',
    auth: 'operator',
    summary: 'Add a picture of at most 10 MB; the first of a vehicle becomes its primary one',
    body: requests.galleryImageRequest,
    multipart: { maxFileBytes: requests.maxGalleryImageBytes },
    response: gallery.galleryImageAnswer,
    status: 201,
  }),
  order: defineRoute({
    id: 'gallery.order',
    method: 'PUT',
    path: '/gallery/sort-order',
    auth: 'operator',
    summary: 'Put pictures in order',
    body: requests.galleryOrderRequest,
    response: acknowledgement,
  }),
  change: defineRoute({
    id: 'gallery.change',
    method: 'PUT',
    path: '/gallery/{id}',
    auth: 'operator',
    summary: 'Change the texts of a picture, its place, or the picture itself',
    params: idParams,
    body: requests.galleryImageChange,
    multipart: { maxFileBytes: requests.maxGalleryImageBytes },
    response: gallery.galleryImageAnswer,
  }),
  setPrimary: defineRoute({
    id: 'gallery.setPrimary',
    method: 'PUT',
    path: '/gallery/{id}/set-primary',
    auth: 'operator',
    summary: 'Let a picture stand for its vehicle',
    params: idParams,
    response: gallery.galleryImageAnswer,
  }),
  remove: defineRoute({
    id: 'gallery.remove',
    method: 'DELETE',
    path: '/gallery/{id}',
    auth: 'operator',
    summary: 'Remove a picture; the next of its vehicle takes its place when it was the primary one',
    params: idParams,
    response: acknowledgement,
  }),
} as const;
