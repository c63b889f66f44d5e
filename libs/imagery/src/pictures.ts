// Written by tools/studio/src/develop.ts.
import { picture } from './picture.ts';

/** Every picture of the house, by name. */
export const pictures = {
  'business-saloon-front': picture(
    'business-saloon-front.f6868240',
    1600,
    900,
    [480, 960, 1600],
    'data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAAAwAwCdASoUAAsAPxFysFAsJqSisAgBgCIJaQAAW+y1tLIAAP7wyRPHpy8OigO0H0AAAA==',
  ),
  'hero-landscape': picture(
    'hero-landscape.68e4c273',
    2400,
    1350,
    [480, 960, 1600, 2400],
    'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACQAwCdASoUAAsAPxF0sVCsJqSisAgBgCIJaQAAW+swLBezxbqgAP7wvCbi5JEiRnNGAAAA',
  ),
  'hero-portrait': picture(
    'hero-portrait.dc2e3824',
    1200,
    1500,
    [480, 960, 1200],
    'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAABQBACdASoUABkAPxFOv1osIqgklAGAIglpAADq5lSEJygvZlDRUqdUdGAAAP77ZWD6BNUPV30rLMbCFAp3vB8zrXGAAA==',
  ),
};
