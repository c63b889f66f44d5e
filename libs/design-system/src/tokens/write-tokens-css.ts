import { writeFileSync } from 'node:fs';
import { renderTokensCss } from './render-tokens-css.ts';

writeFileSync(new URL('./generated/tokens.css', import.meta.url), renderTokensCss());
