export { FirstSettlement as Slot } from './settlement.tsx';
