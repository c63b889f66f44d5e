/** An import in a file of a planted workspace. */
type Case = readonly [name: string, file: string, text: string];

/** Imports that the boundaries allow. */
export const allowedImports: readonly Case[] = [
  [
    'what a host provides of react-i18next',
    'apps/booking/src/texts.ts',
    "import { useTranslation } from 'react-i18next';\nexport const a = useTranslation;",
  ],
  [
    'a public part',
    'apps/booking/src/pages/page.tsx',
    "import '@livree/platform';\nimport '../features/a/x.ts';",
  ],
  ['a page on demand', 'apps/booking/src/remote.ts', "export const page = () => import('./pages/page.tsx');"],
  [
    'the unstable API of TypeScript through its adapter',
    'tools/build/src/surface/typescript.ts',
    "import 'typescript/unstable/ast';",
  ],
  ['fakes in a harness', 'apps/booking/src/standalone.tsx', "import '@livree/testing';"],
  ['a test package in a test', 'apps/booking/src/a.test.ts', "import 'vitest';\nimport '@livree/testing';"],
  ['a bundler in its configuration', 'apps/booking/rspack.config.ts', "import '@livree/build';"],
  [
    'a folder with the name of a feature',
    'apps/booking/src/features/a/b/c.ts',
    "import '../../../b/model.ts';",
  ],
  ['the index of a domain', 'apps/api/src/domains/blog/list.ts', "import '../fleet/index.ts';"],
  ['the tables of a domain', 'apps/api/src/platform/db.ts', "import '../domains/fleet/fleet.tables.ts';"],
  [
    'types of React on Node',
    'apps/api/src/types.ts',
    "import type { FC } from 'react';\nexport type X = FC;",
  ],
];

/** Imports that the boundaries refuse, with a part of the sentence that says why. */
export const refusedImports: readonly (readonly [...Case, fault: RegExp])[] = [
  [
    'what no host provides of react-i18next',
    'apps/booking/src/translation.ts',
    "import { withTranslation } from 'react-i18next';\nexport const a = withTranslation;",
    /more than a host provides/,
  ],
  [
    'the unstable API of TypeScript',
    'tools/build/src/surface/calls.ts',
    "import 'typescript/unstable/ast';",
    /may change with every version/,
  ],
  [
    'the library of forms',
    'apps/booking/src/letter.ts',
    "import { useForm } from 'react-hook-form';\nexport const a = useForm;",
    /is for libs\/forms alone/,
  ],
  ['an app', 'apps/booking/src/app.ts', "import '@livree/account';", /is another app/],
  ['an app in a test', 'apps/booking/src/app.test.ts', "import '@livree/account';", /is another app/],
  [
    'an app on demand',
    'apps/booking/src/need.ts',
    "export const a = () => import('@livree/account');",
    /is another app/,
  ],
  ['a path to an app', 'apps/booking/src/path.ts', "import '../../account/src/b.ts';", /leaves the project/],
  [
    'a path to a library',
    'libs/i18n/src/path.ts',
    "export * from '../../../libs/platform/x.ts';",
    /leaves the project/,
  ],
  [
    'scope:tools in a remote',
    'apps/booking/src/tool.ts',
    "import '@livree/build';",
    /scope:booking may not import scope:tools/,
  ],
  [
    'a layer above',
    'libs/i18n/src/up.ts',
    "import '@livree/platform';",
    /type:i18n may not import type:platform/,
  ],
  [
    'fakes in production',
    'apps/booking/src/fakes.ts',
    "import '@livree/testing';",
    /type:remote may not import type:testing/,
  ],
  [
    'the server in a remote',
    'apps/booking/src/server.ts',
    "import '@livree/server';",
    /type:remote may not import type:server/,
  ],
  [
    'browser code on Node',
    'apps/api/src/page.ts',
    "import '@livree/platform';",
    /runs:node may not import runs:browser/,
  ],
  ['React on Node', 'apps/api/src/react.ts', "import { useState } from 'react';\nuseState();", /is React/],
  [
    'a test package in production',
    'apps/account/src/test.ts',
    "import 'vitest';",
    /only a development dependency/,
  ],
  [
    'the entry point of the shell',
    'apps/booking/src/shell.ts',
    "import '@livree/platform/shell';",
    /is for the shell/,
  ],
  [
    'a headless library',
    'apps/booking/src/aria.ts',
    "import 'react-aria-components';",
    /is for the design system alone/,
  ],
  [
    'a neighbour feature',
    'apps/booking/src/features/a/api/x.ts',
    "import '../../b/y.ts';",
    /is a neighbour feature/,
  ],
  [
    'a neighbour feature in a test',
    'apps/booking/src/features/a/x.test.ts',
    "import '../b/y.ts';",
    /is a neighbour feature/,
  ],
  ['a page in a feature', 'apps/booking/src/features/b/p.ts', "import '../../pages/page.tsx';", /is a page/],
  [
    'the inside of a domain',
    'apps/api/src/domains/blog/deep.ts',
    "import '../fleet/fleet.repository.ts';",
    /inside of another domain/,
  ],
  [
    'a file that imports this one',
    'apps/booking/src/circle/one.ts',
    "import { two } from './two.ts';\nexport type One = 1;\nexport const one = () => two;",
    /cycle/,
  ],
  [
    'the type of a file that imports this one',
    'apps/booking/src/circle/two.ts',
    "import type { One } from './one.ts';\nexport const two: One = 1;",
    /cycle/,
  ],
  [
    'a folder of a domain',
    'apps/api/src/app.ts',
    "import './domains/fleet/model/x.ts';",
    /inside of another domain/,
  ],
];
