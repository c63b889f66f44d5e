import { defineRoute } from '../shared/route.ts';
import * as maps from './schemas.ts';

export const mapsRoutes = {
  suggest: defineRoute({
    id: 'maps.suggest',
    method: 'GET',
    path: '/places/suggest',
    auth: 'public',
    summary: 'Places that match what is typed',
    query: maps.suggestQuery,
    response: maps.suggestionsAnswer,
  }),
  resolve: defineRoute({
    id: 'maps.resolve',
    method: 'GET',
    path: '/places/resolve',
    auth: 'public',
    summary: 'The place of a suggestion or of an address',
    query: maps.resolveQuery,
    response: maps.placeAnswer,
  }),
  reverse: defineRoute({
    id: 'maps.reverse',
    method: 'GET',
    path: '/places/reverse',
    auth: 'public',
    summary: 'The place nearest to coordinates',
    query: maps.reverseQuery,
    response: maps.placeAnswer,
  }),
  placeMap: defineRoute({
    id: 'maps.placeMap',
    method: 'GET',
    path: '/places/map',
    auth: 'public',
    summary: 'The place of an address, with the map round it',
    query: maps.placeMapQuery,
    response: maps.placeMapAnswer,
  }),
  estimate: defineRoute({
    id: 'maps.estimate',
    method: 'POST',
    path: '/routes/estimate',
    auth: 'public',
    summary: 'Driving distance and duration between addresses',
    body: maps.routeRequest,
    response: maps.routeAnswer,
  }),
} as const;
