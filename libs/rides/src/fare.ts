export { FareLines } from './fare/fare-lines.tsx';
export type { FareLinesProps } from './fare/fare-lines.tsx';
export { fareText } from './fare/fare-text.ts';
export { RefundLine } from './fare/refund-line.tsx';
export type { RefundLineProps, RefundStep } from './fare/refund-line.tsx';
