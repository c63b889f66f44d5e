import type { Point, Viewport } from './projection.ts';

export type Label = {
  readonly text: string;
  /** Where the text begins, ends or has its middle, on its base line. */
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  /** The point it names. */
  readonly at: Point;
};

type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

export type LabelStyle = { readonly size: number; readonly gap: number };

/** The mean width of a letter, as a share of the text's size. */
const letterWidth = 0.56;

/** Right, left, above, below. */
function candidates(text: string, [x, y]: Point, { size, gap }: LabelStyle): { label: Label; box: Box }[] {
  const width = text.length * size * letterWidth;
  const place = (anchor: Label['anchor'], labelX: number, labelY: number, left: number) => ({
    label: { text, x: labelX, y: labelY, anchor, at: [x, y] as const },
    box: { left, right: left + width, top: labelY - size, bottom: labelY + size * 0.3 },
  });
  return [
    place('start', x + gap, y + size * 0.35, x + gap),
    place('end', x - gap, y + size * 0.35, x - gap - width),
    place('middle', x, y - gap, x - width / 2),
    place('middle', x, y + gap + size * 0.8, x - width / 2),
  ];
}

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const covers = (box: Box, [x, y]: Point): boolean =>
  x > box.left && x < box.right && y > box.top && y < box.bottom;

export type LabelPlacer = {
  /** Where the label stands free of the others, the route and the edge; null when it cannot, unless it must. */
  place(text: string, at: Point, style: LabelStyle, must: boolean): Label | null;
};

/** Places labels one after the other, the most important first. */
export function createLabelPlacer(keepFree: readonly Point[], { width, height }: Viewport): LabelPlacer {
  const taken: Box[] = [];
  const isInside = (box: Box) =>
    box.left > 4 && box.top > 4 && box.right < width - 4 && box.bottom < height - 4;
  const faults = (box: Box): number =>
    (isInside(box) ? 0 : 4) +
    taken.filter((other) => overlap(box, other)).length * 2 +
    (keepFree.some((point) => covers(box, point)) ? 1 : 0);
  return {
    place(text, at, style, must) {
      const best = candidates(text, at, style)
        .map((candidate) => ({ ...candidate, faults: faults(candidate.box) }))
        .toSorted((a, b) => a.faults - b.faults)[0];
      if (!best || (best.faults > 0 && !must)) return null;
      taken.push(best.box);
      return best.label;
    },
  };
}
