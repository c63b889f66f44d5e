export interface ScaleBar {
  readonly metres: number;
  readonly pixels: number;
}

const rounds = [1, 2, 5];

/** The longest round distance that is at most `widest` pixels long. */
export function scaleBar(metresPerPixel: number, widest: number): ScaleBar {
  const longest = metresPerPixel * widest;
  const power = 10 ** Math.floor(Math.log10(longest));
  const metres = power * (rounds.findLast((round) => round * power <= longest) ?? 1);
  return { metres, pixels: metres / metresPerPixel };
}
