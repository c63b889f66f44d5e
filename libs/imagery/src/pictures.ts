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
  'electric-saloon-front': picture(
    'electric-saloon-front.c18fc02f',
    1280,
    720,
    [480, 960, 1280],
    'data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAACwAgCdASoUAAsAPxF0slCsJqSisAgBgCIJaQAAeyAA/u/I/aKKe9BgTTYd1/yilvBgAA==',
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
  'limousine-front': picture(
    'limousine-front.e1d3bfe8',
    1280,
    720,
    [480, 960, 1280],
    'data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAAAQAwCdASoUAAsAPxFysVAsJqSisAgBgCIJaQAAW+o3S2AA/vDHm6sTdYOG6C2IAAA=',
  ),
  'long-saloon-front': picture(
    'long-saloon-front.d6a99478',
    1280,
    720,
    [480, 960, 1280],
    'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACwAgCdASoUAAsAPxF0sFAsJySisAgBgCIJaQAAeyAA/u/I/aKKe9Bg4ukcv8ubgxWcAAAA',
  ),
  'suv-front': picture(
    'suv-front.e722112e',
    1280,
    720,
    [480, 960, 1280],
    'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAAAQAwCdASoUAAsAPxF8tFGsKCUisAgBgCIJaQAAW++Ho1AA/vDTVCDkF1WD1fqMZM/85PQQAAA=',
  ),
  'van-front': picture(
    'van-front.130db987',
    1280,
    720,
    [480, 960, 1280],
    'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAAAwAwCdASoUAAsAPxF4tFGsJyUisAgBgCIJaQAAW+j49HEAAP7w1KmrxiX+tl8p5rtjEWH0bjFVAAAA',
  ),
};
