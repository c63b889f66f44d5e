import type { Basemap, LngLat } from '@livree/maps';

const at = {
  paris: [2.349, 48.853],
  cdg: [2.548, 49.01],
  versailles: [2.13, 48.804],
  saintDenis: [2.357, 48.936],
  creteil: [2.466, 48.79],
  massy: [2.27, 48.731],
  argenteuil: [2.247, 48.948],
  chelles: [2.59, 48.881],
  nanterre: [2.207, 48.892],
} as const satisfies Record<string, LngLat>;

const towns = [
  ['Saint-Denis', at.saintDenis],
  ['Argenteuil', at.argenteuil],
  ['Nanterre', at.nanterre],
  ['Créteil', at.creteil],
  ['Versailles', at.versailles],
  ['Massy', at.massy],
  ['Chelles', at.chelles],
] as const;

/** The surroundings of Paris. */
const basemap: Basemap = {
  roads: [
    [at.saintDenis, at.argenteuil],
    [at.argenteuil, at.nanterre],
    [at.nanterre, at.versailles],
    [at.versailles, at.massy],
    [at.massy, at.creteil],
    [at.creteil, at.chelles],
    [at.chelles, at.cdg],
  ],
  trunks: [
    [at.paris, at.saintDenis, at.cdg],
    [at.paris, at.versailles],
    [at.paris, at.massy],
    [at.paris, at.chelles],
  ],
  coast: [],
  towns: towns.map(([name, place]) => ({ name, at: place })),
};

const departure = { at: at.paris, label: 'Rue de la Paix' };
const airport = { at: at.cdg, label: 'Aéroport CDG' };

/** From Paris to its airport. */
export const straight = {
  path: [at.paris, at.saintDenis, at.cdg],
  stops: [departure, airport],
  basemap,
} as const;

/** The same route by two towns. */
export const byTowns = {
  path: [at.paris, at.creteil, at.chelles, at.cdg],
  stops: [departure, { at: at.creteil, label: 'Créteil' }, { at: at.chelles, label: 'Chelles' }, airport],
  basemap,
} as const;

export const house = { at: at.paris, basemap };
