import type { Oklch } from './tokens.ts';

type Linear = readonly [red: number, green: number, blue: number];

function toLinearRgb([lightness, chroma, hue]: Oklch): Linear {
  const radians = (hue * Math.PI) / 180;
  const L = lightness / 100;
  const a = chroma * Math.cos(radians);
  const b = chroma * Math.sin(radians);
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const inGamut = (channel: number): number => Math.min(1, Math.max(0, channel));

function luminance(colour: Oklch): number {
  const [red, green, blue] = toLinearRgb(colour);
  return 0.2126 * inGamut(red) + 0.7152 * inGamut(green) + 0.0722 * inGamut(blue);
}

/** The WCAG 2.2 contrast ratio of two colours, 1 to 21; channels outside sRGB are clipped as on a screen. */
export function contrast(one: Oklch, other: Oklch): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}
