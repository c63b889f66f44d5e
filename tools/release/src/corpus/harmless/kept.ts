import { harmlessChangesOf, type Change } from '../changes.ts';

const draft = 'draft.ts';
const drafts: readonly Omit<Change, 'kind'>[] = [
  {
    name: 'a draft keeps one more field, optional',
    edits: { [draft]: [['to: z.string(),', 'to: z.string(), at: z.optional(z.string()),']] },
  },
  {
    name: 'an optional field of a draft is removed',
    edits: { [draft]: [['  note: z.optional(z.string()),\n', '']] },
  },
  {
    name: 'a draft has a new version and migrates the old one',
    edits: {
      [draft]: [
        ['version: 2,', 'version: 3, migrate: (data) => data,'],
        ['to: z.string(),', 'to: z.string(), at: z.string(),'],
      ],
    },
  },
  {
    name: 'fields of a draft in another order',
    edits: {
      [draft]: [
        ['  to: z.string(),\n', ''],
        ['note: z.optional', 'to: z.string(),\n  note: z.optional'],
      ],
    },
  },
  {
    name: 'the schema of a draft has another name',
    edits: {
      [draft]: [
        ['const tripSchema', 'const keptTrip'],
        ['schema: tripSchema', 'schema: keptTrip'],
      ],
    },
  },
  {
    name: 'the schema of a draft is in another file',
    edits: {
      'trip-schema.ts':
        "import { z } from '@livree/contracts/schema';\n\nexport const passengers = z.int().check(z.minimum(1), z.maximum(7));\n",
      [draft]: [
        ['z.int().check(z.minimum(1), z.maximum(7))', 'passengers'],
        ['import { useDraft }', "import { passengers } from './trip-schema.ts';\nimport { useDraft }"],
      ],
    },
  },
  {
    name: 'the name of a draft is a constant',
    edits: {
      [draft]: [
        ["name: 'trip'", 'name: draftName'],
        ['const tripSchema', "const draftName = 'trip';\n\nconst tripSchema"],
      ],
    },
  },
  {
    name: 'one more draft',
    edits: {
      [draft]: [
        [
          '/** What the visitor',
          "export const useNoteDraft = () => useDraft({ name: 'note', version: 1, schema: z.string() });\n\n/** What the visitor",
        ],
      ],
      'pages/trip.tsx': [
        ['import {', "import { useNoteDraft } from '../draft.ts';\nimport {"],
        ['const { t }', 'useNoteDraft();\n  const { t }'],
      ],
    },
  },
];

const storage: readonly Omit<Change, 'kind'>[] = [
  {
    name: 'one more key is kept',
    edits: {
      'storage.ts': [
        [
          '  sessionStorage.setItem(visitKey',
          "  localStorage.setItem('bookingSeen', 'yes');\n  sessionStorage.setItem(visitKey",
        ],
      ],
    },
  },
  {
    name: 'a key is written where it is used',
    edits: {
      'storage.ts': [
        ['localStorage.getItem(vehicleKey)', "localStorage.getItem('selectedVehicle')"],
        ["const vehicleKey = 'selectedVehicle';\n", ''],
      ],
    },
  },
  {
    name: 'a key is read through the window',
    edits: { 'storage.ts': [['return localStorage.getItem', 'return window.localStorage.getItem']] },
  },
  {
    name: 'a key is removed once it was read',
    edits: {
      'storage.ts': [
        [
          '  return localStorage.getItem(vehicleKey);',
          '  const kept = localStorage.getItem(vehicleKey);\n  localStorage.removeItem(vehicleKey);\n  return kept;',
        ],
      ],
    },
  },
];

export const kept: readonly Change[] = [
  ...harmlessChangesOf('drafts', drafts),
  ...harmlessChangesOf('storage', storage),
];
