import type { OxlintOverride } from 'oxlint';

const storages = ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore'];
const owners = ['window', 'globalThis', 'self'];
const message = 'a browser may refuse it; use the stores of useShell()';

/** The code that asks the browser, and copes with its refusal. */
const guards = [
  'libs/platform/src/storage/key-value-store.ts',
  'libs/platform/src/cookies/visitor-cookies.ts',
  'apps/shell/src/offline/keep-offline-page.ts',
];

/** Code of the site never uses the browser's storage directly: in some browsers the mere access throws. */
export const noRawStorage: OxlintOverride[] = [
  {
    files: ['apps/*/src/**', 'libs/*/src/**'],
    rules: {
      'no-restricted-globals': ['error', ...storages.map((name) => ({ name, message }))],
      'no-restricted-properties': [
        'error',
        ...owners.flatMap((object) => storages.map((property) => ({ object, property, message }))),
        {
          object: 'document',
          property: 'cookie',
          message: 'a browser may refuse it; use @livree/platform/cookies',
        },
      ],
    },
  },
  {
    files: [...guards, '**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-globals': 'off', 'no-restricted-properties': 'off' },
  },
];
