import { describe, expect, it } from 'vitest';
import type { Basemap, LngLat } from '../provider.ts';
import { alongCurves, softLine } from './lines.ts';
import { findBounds, drawRouteMap } from './index.ts';
import type { Label } from './index.ts';

const viewport = { width: 480, height: 640 };
const paris: LngLat = [2.3488, 48.8534];
const cdg: LngLat = [2.55, 49.0128];
const view = {
  path: [paris, [2.44, 48.93], cdg] as const,
  stops: [
    { at: paris, label: 'Rue de la Paix' },
    { at: cdg, label: 'CDG, terminal 2E' },
  ],
};

const box = ({ text, x, y, anchor }: Label, size: number) => {
  const width = text.length * size * 0.56;
  const left = { start: x, middle: x - width / 2, end: x - width }[anchor];
  return { left, right: left + width, top: y - size, bottom: y + size * 0.3 };
};

describe('drawRouteMap', () => {
  it('draws departure and destination inside the view, north above south', () => {
    const { stops, viewBox } = drawRouteMap(view, viewport);
    const [from, to] = stops.map(({ at }) => at);
    expect(viewBox).toBe('0 0 480 640');
    expect(stops.map(({ kind }) => kind)).toEqual(['departure', 'destination']);
    expect(to?.[1]).toBeLessThan(from?.[1] ?? 0);
    for (const [x, y] of stops.map(({ at }) => at)) {
      expect(x).toBeGreaterThanOrEqual(79.9);
      expect(x).toBeLessThanOrEqual(400.1);
      expect(y).toBeGreaterThanOrEqual(79.9);
      expect(y).toBeLessThanOrEqual(560.1);
    }
  });

  it('bends the line of a ride without towns on its way', () => {
    const { route } = drawRouteMap({ ...view, path: [paris, cdg] }, viewport);
    expect(route.match(/C/g)).toHaveLength(2);
  });

  it('marks where a road ends in view, and neither junctions nor what lies outside', () => {
    const [junction, end] = [
      [2.4, 48.9],
      [2.5, 48.95],
    ] as const;
    const far = [20, 60] as const;
    const basemap: Basemap = {
      roads: [[junction, end]],
      trunks: [[far, junction, far]],
      coast: [],
      towns: [],
    };
    const { roadEnds, roads } = drawRouteMap({ ...view, basemap }, viewport);
    expect(roadEnds.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`)).toEqual([roads.split('L')[1]]);
  });

  it('keeps labels off each other, however many towns there are', () => {
    const towns = Array.from({ length: 60 }, (_, index) => ({
      name: `Ville-${index}`,
      at: [2.3 + (index % 10) * 0.02, 48.8 + Math.floor(index / 10) * 0.03] as const,
    }));
    const basemap: Basemap = { roads: [], trunks: [], coast: [], towns };
    const drawing = drawRouteMap({ ...view, basemap }, viewport);
    const boxes = [
      ...drawing.stops.flatMap(({ label }) => (label ? [box(label, 14)] : [])),
      ...drawing.towns.map((label) => box(label, 11)),
    ];
    expect(drawing.towns.length).toBeGreaterThan(4);
    for (const [index, a] of boxes.entries()) {
      for (const b of boxes.slice(index + 1)) {
        expect(a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom).toBe(false);
      }
    }
  });

  it('keeps labels off the line, however it bends', () => {
    const path = [paris, [2.47, 48.83], [2.5, 48.9], [2.47, 49.02], cdg] as const;
    const drawing = drawRouteMap({ ...view, path }, viewport);
    const ends = drawing.route.match(/[\d.-]+ [\d.-]+(?=C|$)/g)?.map((pair) => pair.split(' ').map(Number));
    expect(ends).toHaveLength(path.length);
    for (const label of drawing.stops.flatMap((stop) => stop.label ?? [])) {
      const { left, right, top, bottom } = box(label, 14);
      const covered = ends?.filter(([x = 0, y = 0]) => x > left && x < right && y > top && y < bottom);
      expect(covered).toEqual([]);
    }
  });

  it('marks a stop with a stroke across the line, and names it', () => {
    const stop: LngLat = [2.44, 48.93];
    const [from, to] = view.stops;
    const stops = [from, { at: stop, label: 'Aulnay' }, to].flatMap((place) => place ?? []);
    const [, halt] = drawRouteMap({ path: [paris, stop, cdg], stops }, viewport).stops;
    expect(halt).toMatchObject({ kind: 'stop', label: { text: 'Aulnay' } });
    expect(halt?.tick).toMatch(/^M[\d.]+ [\d.]+L[\d.]+ [\d.]+$/);
  });

  it('names both ends of a long ride and, on a small map, only some stops, in short', () => {
    const stops = Array.from({ length: 9 }, (_, index) => ({
      at: [2.3 + index * 0.03, 48.8 + (index % 3) * 0.03] as const,
      label: `Résidence des Marronniers, bâtiment ${index}`,
    }));
    const small = { width: 350, height: 220, foot: 20 };
    const drawing = drawRouteMap({ path: stops.map(({ at }) => at), stops }, small);
    const labels = drawing.stops.map(({ label }) => label?.text ?? null);
    expect([labels[0], labels.at(-1)]).toEqual(['Résidence des Mar…', 'Résidence des Mar…']);
    expect(labels.filter((text) => text !== null).length).toBeLessThanOrEqual(6);
    expect(drawing.stops.filter(({ tick }) => tick !== null)).toHaveLength(7);
  });

  it('never overshoots the ends of a line that turns back', () => {
    const way = softLine([
      [0, 100],
      [100, 100],
      [10, 100],
    ]);
    for (const [x] of alongCurves(way, 5)) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(100);
    }
  });

  it('keeps the foot of the drawing free', () => {
    const foot = 60;
    const { towns } = drawRouteMap(
      {
        ...view,
        basemap: {
          roads: [],
          trunks: [],
          coast: [],
          towns: Array.from({ length: 40 }, (_, index) => ({
            name: `Ville-${index}`,
            at: [2.3 + (index % 8) * 0.04, 48.78 + Math.floor(index / 8) * 0.02] as const,
          })),
        },
      },
      { ...viewport, foot },
    );
    expect(towns.length).toBeGreaterThan(0);
    for (const town of towns) expect(box(town, 11).bottom).toBeLessThanOrEqual(viewport.height - foot);
  });

  it('draws two equal places without failing', () => {
    const still = {
      path: [paris, paris],
      stops: [
        { at: paris, label: 'A' },
        { at: paris, label: 'B' },
      ],
    };
    expect(drawRouteMap(still, viewport).route).not.toContain('NaN');
  });

  it('draws one place without a route, as close as requested', () => {
    const place = { path: [], stops: [{ at: paris, label: 'Livrée' }] };
    const drawing = drawRouteMap(place, { ...viewport, closest: 12_000 });
    expect(drawing.route).toBe('');
    expect(drawing.stops).toMatchObject([{ kind: 'destination', at: [240, 320], label: { text: 'Livrée' } }]);
    expect(drawing.scale.metres).toBeGreaterThan(drawRouteMap(place, viewport).scale.metres);
  });

  it('returns a round scale that fits', () => {
    const { scale } = drawRouteMap(view, viewport);
    expect(scale.pixels).toBeLessThanOrEqual(120);
    expect(String(scale.metres)).toMatch(/^[125]0*$/);
  });
});

it('requests exactly the visible basemap', () => {
  const { west, south, east, north } = findBounds(view.path, viewport);
  expect([west < paris[0], south < paris[1], east > cdg[0], north > cdg[1]]).toEqual([
    true,
    true,
    true,
    true,
  ]);
});
