import type { BodyShape } from './flanks.ts';

const shapes: Readonly<Record<string, BodyShape>> = {
  suv: 'suv',
  van: 'van',
  bus: 'van',
  limousine: 'limousine',
};

/** The body that a vehicle's type is drawn with; a saloon for a type that is not known. */
export const bodyShape = (type: string): BodyShape => shapes[type] ?? 'saloon';
