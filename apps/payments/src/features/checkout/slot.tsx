export { Checkout as Slot } from './components/checkout.tsx';
