// Written by tools/studio/src/develop.ts.
import { picture } from './picture.ts';

/** Every picture of the house, by name. */
export const pictures = {
  'business-saloon-front': picture(
    'business-saloon-front.4669d04d',
    1280,
    720,
    [480, 960, 1280],
    'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAAAwAwCdASoUAAsAPxF2slEsJySisAgBgCIJaQAAW+x9Xp4AAP7wyRV3CBJDGetSEzjiaAAA',
  ),
  'electric-saloon-front': picture(
    'electric-saloon-front.72f44421',
    1280,
    720,
    [480, 960, 1280],
    'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAAAQAwCdASoUAAsAPxF0sFAsJySisAgBgCIJaQAAelOSKgAA/u/pszlfRODAmmw7qRI+iAAA',
  ),
  'hero-landscape': picture(
    'hero-landscape.ec9c1815',
    2400,
    1350,
    [480, 960, 1600, 2400],
    'data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAACQAwCdASoUAAsAPxFysVAsJqSisAgBgCIJaQAAW+sqx6ockTiAAP7wvCZQfH0IzAAAAA==',
  ),
  'hero-portrait': picture(
    'hero-portrait.362aa579',
    1200,
    1500,
    [480, 960, 1200],
    'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAwBACdASoUABkAPvVkqFAqpaQit+gBUB6JaQAAiOZTpyDX2AjEhAZcsAAA/vQY060HoMWYte65oIyrPj0fxQnHFkwAAA==',
  ),
  'hotel-porch': picture(
    'hotel-porch.9f95509c',
    1280,
    720,
    [480, 960, 1280],
    'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAAAQAwCdASoUAAsAPxFwsFAsJiSisAgBgCIJaQAAW9awrEAA/uxXZoNiydALZLxvIpu+P5EYAAA=',
  ),
  'limousine-front': picture(
    'limousine-front.651ed565',
    1280,
    720,
    [480, 960, 1280],
    'data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAAAQAwCdASoUAAsAPxFysVAsJqSisAgBgCIJaQAAW+o3S2AA/vDHm6sTdYOG6C2IAAA=',
  ),
  'long-saloon-front': picture(
    'long-saloon-front.36fa1348',
    1280,
    720,
    [480, 960, 1280],
    'data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAAAQAwCdASoUAAsAPxF0slCsJqSisAgBgCIJaQAAW+o9W2AA/vDJFXVbPP6XLaLhYAAAAA==',
  ),
  'suv-front': picture(
    'suv-front.cad9272e',
    1280,
    720,
    [480, 960, 1280],
    'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAABwAwCdASoUAAsAPxF0tFAsJyUisAgBgCIJaQAAW++In31KoAAA/vDTVCDkF1Wbrv1dkDjIiAAAAA==',
  ),
  'terminal-kerb': picture(
    'terminal-kerb.d4739707',
    1280,
    720,
    [480, 960, 1280],
    'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAAAQAwCdASoUAAsAPxFysFCsJqSisAgBgCIJaQAAetEOxgAA/u+DRX+pnaS0t8Pr69RXYwAA',
  ),
  'van-front': picture(
    'van-front.e701ad47',
    1280,
    720,
    [480, 960, 1280],
    'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAAAQAwCdASoUAAsAPxFwsFAsJiSisAgBgCIJaQAAW+j4+sAA/vDUqavGJf62XzX3s8+lKIp8xQAAAA==',
  ),
};
