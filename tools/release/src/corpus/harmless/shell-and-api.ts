import { harmlessChangesOf, type Change } from '../changes.ts';

const platform = 'libs/platform/src';
const reservation = 'pages/reservation.tsx';
const fleet = 'libs/contracts/src/fleet/schemas.ts';
const contact = 'libs/contracts/src/contact/schemas.ts';

const exported: readonly Omit<Change, 'kind'>[] = [
  {
    name: 'the platform exports more, which is not used',
    edits: {
      [`${platform}/index.ts`]: [
        [
          "export { Slot } from './slot.tsx';",
          "export { Slot } from './slot.tsx';\nexport const today = (): string => 'today';",
        ],
      ],
    },
  },
  {
    name: 'the platform knows one more address, which is not used',
    edits: { [`${platform}/paths.ts`]: [["home: () => '/',", "home: () => '/',\n  trips: () => '/trips',"]] },
  },
  {
    name: 'the shell has one more service, which is not used',
    edits: {
      [`${platform}/shell-services.ts`]: [
        [
          'export interface ShellServices {',
          'export interface ShellServices {\n  readonly sounds: { play(name: string): void };',
        ],
      ],
    },
  },
  {
    name: 'a service that is not used is gone',
    edits: { [`${platform}/shell-services.ts`]: [['  readonly telemetry: Telemetry;\n', '']] },
  },
  {
    name: 'one more export of the platform is used',
    edits: {
      'pages/trip.tsx': [
        ['{ Link, paths,', '{ Link, paths, useAddress,'],
        ['const { code }', 'const address = useAddress(paths.booking());\n  const { code }'],
        ["t('again')", 'address'],
      ],
    },
  },
  {
    name: 'another service of the shell is used',
    edits: {
      [reservation]: [
        [
          'const { navigation, api, toasts } = useShell();',
          "const { navigation, api, toasts, telemetry } = useShell();\n  telemetry.vital('page', 1);",
        ],
      ],
    },
  },
  {
    name: 'a component takes one more property, which is not given',
    edits: {
      'libs/design-system/src/pick/select.tsx': [
        ['    placeholder: string;', '    placeholder: string;\n    dense?: boolean;'],
      ],
    },
  },
  {
    name: 'a component is given one of its optional properties',
    edits: {
      [reservation]: [["placeholder={t('vehicle')}", "placeholder={t('vehicle')}\n        required"]],
    },
  },
  {
    name: 'one more component of the design system',
    edits: {
      [reservation]: [
        ['import { Select } from', 'import { ComboBox, Select } from'],
        ['const steps', 'export const Box = ComboBox;\nconst steps'],
      ],
    },
  },
  {
    name: 'the platform is written in other words',
    edits: { [`${platform}/paths.ts`]: [['return candidate;', 'const path = candidate;\n  return path;']] },
  },
];

const api: readonly Omit<Change, 'kind'>[] = [
  {
    name: 'an optional field of an answer that no source reads',
    edits: {
      [fleet]: [['  marque: z.string(),', '  marque: z.string(),\n  nick_name: z.optional(z.string()),']],
    },
  },
  {
    name: 'a field of an answer is no longer read',
    edits: { [fleet]: [['  power: z.string(),\n', '']] },
  },
  {
    name: 'an answer is read with less care than the API gives it',
    edits: { [fleet]: [['  power: z.string(),', '  power: z.nullable(z.string()),']] },
  },
  {
    name: 'an optional field of a request that no source gives',
    edits: {
      [contact]: [
        [
          '  message: messageText,\n  /** When',
          '  message: messageText,\n  fax_number: z.optional(z.string()),\n  /** When',
        ],
      ],
    },
  },
  {
    name: 'a shorter request',
    edits: {
      [contact]: [["z.maxLength(5000, 'validation.too_long'))", "z.maxLength(400, 'validation.too_long'))"]],
    },
  },
  {
    name: 'a call that nobody here makes is changed',
    edits: {
      [fleet]: [
        [
          'export const vehicleSearchQuery = wireObject({ ...paging,',
          'export const vehicleSearchQuery = wireObject({ ...paging, colour: z.string(),',
        ],
      ],
    },
  },
  {
    name: 'one more call that the running API has',
    edits: {
      'api.ts': [
        [
          '/** Sends a question',
          'export const typesOf = (api: Transport) => send(api, fleetRoutes.types);\n\n/** Sends a question',
        ],
      ],
    },
  },
  {
    name: 'a call is no longer made',
    edits: {
      'api.ts': [
        [
          "  send(api, contactRoutes.send, {\n    body: { name: 'Visitor', email: 'visitor@example.com', subject: 'inquiry', message },\n  });",
          '  Promise.resolve([api, message]);',
        ],
        ['contactRoutes, fleetRoutes', 'fleetRoutes'],
      ],
    },
  },
];

const sources: readonly Omit<Change, 'kind'>[] = [
  {
    name: 'a comment',
    edits: { [reservation]: [['const steps', '// The order in which they come.\nconst steps']] },
  },
  {
    name: 'other line breaks',
    edits: {
      'api.ts': [
        [
          "const { data } = await send(api, fleetRoutes.list, { query: { type: 'berline' } }, { signal });",
          "const { data } = await send(\n        api,\n        fleetRoutes.list,\n        { query: { type: 'berline' } },\n        { signal },\n      );",
        ],
      ],
    },
  },
  {
    name: 'names inside of a function',
    edits: {
      'storage.ts': [
        ['vehicleKey', 'key'],
        ['getItem(vehicleKey)', 'getItem(key)'],
      ],
    },
  },
  {
    name: 'imports in another order',
    edits: {
      'draft.ts': [
        [
          "import { z } from '@livree/contracts/schema';\nimport { useDraft } from '@livree/platform';",
          "import { useDraft } from '@livree/platform';\nimport { z } from '@livree/contracts/schema';",
        ],
      ],
    },
  },
  {
    name: 'a part in a file of its own',
    edits: {
      'steps.ts': "export const steps = ['trip', 'payment'] as const;\n",
      [reservation]: [
        ["const steps = ['trip', 'payment'] as const;\n", ''],
        ['import * as styles', "import { steps } from '../steps.ts';\nimport * as styles"],
      ],
    },
  },
  {
    name: 'a part that is loaded when it is needed',
    edits: {
      'pages/trip.tsx': [
        ['/** One trip', "export const later = () => import('./simulator.tsx');\n\n/** One trip"],
      ],
    },
  },
];

export const shellAndApi: readonly Change[] = [
  ...harmlessChangesOf('exports', exported),
  ...harmlessChangesOf('calls', api),
  ...harmlessChangesOf('sources', sources),
];
