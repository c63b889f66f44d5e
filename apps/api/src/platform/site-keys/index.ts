export { agreeOnKeys, replaceKeys } from './agree-on-keys.ts';
