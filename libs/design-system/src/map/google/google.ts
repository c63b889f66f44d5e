export { faultText } from './fault-text.ts';
export { GoogleLayer } from './google-layer.tsx';
