import type { Point, Viewport } from './projection.ts';

export interface Label {
  readonly text: string;
  /** Where the text begins, ends or has its middle, on its baseline. */
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  /** The point it names. */
  readonly at: Point;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface LabelStyle {
  readonly size: number;
  readonly gap: number;
  /** The place also has a dot, which needs space. */
  readonly hasDot: boolean;
}

/** The mean width of a letter, as a share of the text's size. */
const letterWidth = 0.56;

/** `text`, truncated to a width in pixels. */
export function cutToWidth(text: string, { size }: LabelStyle, width: number): string {
  const letters = Math.floor(width / (size * letterWidth));
  return text.length <= letters ? text : `${text.slice(0, letters - 1).trimEnd()}…`;
}

/** Right, left, above, below, then the corners. */
function candidates(text: string, [x, y]: Point, { size, gap }: LabelStyle): { label: Label; box: Box }[] {
  const width = text.length * size * letterWidth;
  const place = (anchor: Label['anchor'], labelX: number, labelY: number) => {
    const left = { start: labelX, middle: labelX - width / 2, end: labelX - width }[anchor];
    return {
      label: { text, x: labelX, y: labelY, anchor, at: [x, y] as const },
      box: { left, right: left + width, top: labelY - size, bottom: labelY + size * 0.3 },
    };
  };
  const [level, above, below] = [y + size * 0.35, y - gap, y + gap + size * 0.8];
  const aside = gap * 0.6;
  return [
    place('start', x + gap, level),
    place('end', x - gap, level),
    place('middle', x, above),
    place('middle', x, below),
    place('start', x + aside, above),
    place('end', x - aside, above),
    place('start', x + aside, below),
    place('end', x - aside, below),
  ];
}

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const boxRound = ([x, y]: Point, reach: number): Box => ({
  left: x - reach,
  right: x + reach,
  top: y - reach,
  bottom: y + reach,
});

/** Half the width of a line with the free space beside it, and of a mark. */
const lineReach = 4;
const markReach = 8;

export interface LabelPlacer {
  /**
   * A position for the label that avoids the others, the line, the marks and the edge; null if there is none, unless
   * the label is required.
   */
  place(text: string, at: Point, style: LabelStyle, must: boolean): Label | null;
}

interface Drawn {
  /** Points along the line that labels must not cover. */
  readonly line: readonly Point[];
  readonly marks: readonly Point[];
}

/** Places labels one after the other, most important first. */
export function createLabelPlacer(
  { line, marks }: Drawn,
  { width, height, foot = 0 }: Viewport,
): LabelPlacer {
  const taken = marks.map((mark) => boxRound(mark, markReach));
  const stroke = line.map((point) => boxRound(point, lineReach));
  const isInside = (box: Box) =>
    box.left > 4 && box.top > 4 && box.right < width - 4 && box.bottom < height - 4 - foot;
  const faults = (box: Box): number =>
    (isInside(box) ? 0 : 100) +
    taken.filter((other) => overlap(box, other)).length * 10 +
    stroke.filter((point) => overlap(box, point)).length;
  return {
    place(text, at, style, must) {
      const dot = boxRound(at, 2);
      if (style.hasDot && taken.some((other) => overlap(dot, other))) return null;
      const best = candidates(text, at, style)
        .map((candidate) => ({ ...candidate, faults: faults(candidate.box) }))
        .toSorted((a, b) => a.faults - b.faults)[0];
      if (!best || (best.faults > 0 && !must)) return null;
      taken.push(best.box, ...(style.hasDot ? [dot] : []));
      return best.label;
    },
  };
}
