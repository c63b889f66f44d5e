export { Settlement as Slot } from './components/settlement.tsx';
