import { create } from 'qrcode';

/** A text as a square code: rows of squares, true for a dark one. */
export function encodeSquares(text: string): boolean[][] {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const { size, data } = modules;
  return Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_cell, column) => data[row * size + column] === 1),
  );
}
