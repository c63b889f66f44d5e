export { FareLines } from './fare/fare-lines.tsx';
export { fareText } from './fare/fare-text.ts';
export { RefundLine } from './fare/refund-line.tsx';
export { refundSteps, type SaidStep } from './fare/refund-steps.tsx';
