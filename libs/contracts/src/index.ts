export { z } from './schema.ts';
