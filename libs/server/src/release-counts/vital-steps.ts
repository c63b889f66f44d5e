/** The upper bounds of the steps of a histogram, in milliseconds; CLS has no unit. One more step is above all. */
const milliseconds = [100, 200, 300, 500, 800, 1200, 1800, 2500, 4000, 6000, 10_000];
const shift = [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1];

/** The bounds of a vital's histogram; a value at a bound is within it. */
export const vitalBounds = (vital: string): readonly number[] => (vital === 'CLS' ? shift : milliseconds);

/** The step of a value: the first whose bound is not below it. */
export function vitalStep(vital: string, value: number): number {
  const bounds = vitalBounds(vital);
  const step = bounds.findIndex((bound) => value <= bound);
  return step === -1 ? bounds.length : step;
}
