import { defineConfig } from 'oxlint';
import { boundaries, noCycles } from './tools/checks/src/boundaries/lint-overrides.ts';
import { noRawStorage } from './tools/checks/src/boundaries/raw-storage.ts';

export default defineConfig({
  plugins: ['typescript', 'react', 'unicorn', 'import', 'jsx-a11y', 'promise'],
  categories: {
    correctness: 'error',
    suspicious: 'error',
    perf: 'warn',
  },
  rules: {
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/consistent-type-definitions': ['error', 'interface'],
    'typescript/switch-exhaustiveness-check': 'off',
    'typescript/no-unsafe-type-assertion': 'error',
    'typescript/unbound-method': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'import/no-named-as-default-member': 'off',
    'promise/always-return': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'react/static-components': 'off',
    'typescript/consistent-return': 'off',
    'react/react-in-jsx-scope': 'off',
    'react/rules-of-hooks': 'error',
    ...noCycles,
    'import/no-unassigned-import': 'off',
    'no-await-in-loop': 'off',
    'max-lines': [
      'error',
      {
        max: 400,
      },
    ],
    'unicorn/filename-case': [
      'error',
      {
        case: 'kebabCase',
      },
    ],
  },
  ignorePatterns: ['**/dist/**', '**/generated/**', '**/data/**'],
  overrides: [...boundaries(import.meta.dirname), ...noRawStorage],
});
