/** The slide so many steps on, before the first comes the last. */
export const stepFrom = (index: number, steps: number, count: number): number =>
  count === 0 ? 0 : (((index + steps) % count) + count) % count;

/** Where a slide stands seen from the current one, the shortest way round: 0 is the current, -1 the one before. */
export function placeOf(slide: number, current: number, count: number): number {
  const ahead = stepFrom(slide, -current, count);
  return ahead > count / 2 ? ahead - count : ahead;
}
