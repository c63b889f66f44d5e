/** The slide a number of steps further, wrapping around. */
export const stepFrom = (index: number, steps: number, count: number): number =>
  count === 0 ? 0 : (((index + steps) % count) + count) % count;

/** The position of a slide relative to the current one, the shortest way round: 0 is the current, -1 the previous. */
export function findPlace(slide: number, current: number, count: number): number {
  const ahead = stepFrom(slide, -current, count);
  return ahead > count / 2 ? ahead - count : ahead;
}
