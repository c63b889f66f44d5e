import { harmlessChangesOf, type Change } from '../changes.ts';

const contract = 'libs/platform/src/slots.ts';
const simulator = 'pages/simulator.tsx';

export const slots: readonly Change[] = harmlessChangesOf('slots', [
  {
    name: 'a slot takes one more field, optional',
    edits: {
      [contract]: [
        [
          'props: z.object({ departure: text',
          'props: z.object({ when: z.optional(z.string()), departure: text',
        ],
      ],
    },
  },
  {
    name: 'a field of a slot takes longer texts',
    edits: { [contract]: [['departure: text', 'departure: z.optional(z.string().check(z.maxLength(500)))']] },
  },
  {
    name: 'a field of a slot takes null as well',
    edits: { [contract]: [['departure: text', 'departure: z.optional(z.nullable(z.string()))']] },
  },
  {
    name: 'a field of a slot takes numbers as well',
    edits: { [contract]: [['vehicleId: text', 'vehicleId: z.optional(z.union([z.string(), z.number()]))']] },
  },
  {
    name: 'fields of a slot in another order',
    edits: { [contract]: [['departure: text, destination: text', 'destination: text, departure: text']] },
  },
  {
    name: 'a slot tells its event in another place',
    edits: {
      [simulator]: [
        ['onClick={() => on.close({})}', 'onClick={close}'],
        ['  return (', '  const close = (): void => on.close({});\n  return ('],
      ],
    },
  },
  {
    name: 'a slot takes its events apart',
    edits: {
      [simulator]: [
        ['{ data, on }:', '{ data, on: { close } }:'],
        ['on.close({})', 'close({})'],
      ],
    },
  },
  {
    name: 'an event tells one more field',
    remote: 'payments',
    edits: {
      [contract]: [
        [
          'settled: z.object({ isPaid: z.boolean() })',
          'settled: z.object({ isPaid: z.boolean(), at: z.string() })',
        ],
      ],
      'pages/settlement.tsx': [['{ isPaid: true }', "{ isPaid: true, at: 'now' }"]],
    },
  },
  {
    name: 'an event tells less than it could',
    remote: 'payments',
    edits: {
      [contract]: [
        ['settled: z.object({ isPaid: z.boolean() })', 'settled: z.object({ isPaid: z.literal(true) })'],
      ],
    },
  },
  {
    name: 'a slot is placed with one more of its optional fields',
    remote: 'marketing',
    edits: { 'pages/home.tsx': [["destination: 'Cannes'", "destination: 'Cannes', vehicleId: '7'"]] },
  },
  {
    name: 'a slot is placed with fewer fields',
    remote: 'marketing',
    edits: { 'pages/home.tsx': [["departure: 'Nice', destination: 'Cannes'", "departure: 'Nice'"]] },
  },
  {
    name: 'a slot is no longer placed',
    remote: 'marketing',
    edits: {
      'remote.ts': [["['booking/simulator@1']", '[]']],
      'pages/home.tsx': [
        [
          "{isOpen && (\n        <Slot\n          name=\"booking/simulator@1\"\n          data={{ departure: 'Nice', destination: 'Cannes' }}\n          on={{ close: () => setOpen(false) }}\n        />\n      )}",
          '',
        ],
      ],
    },
  },
  {
    name: 'an amount of a slot may be larger',
    remote: 'payments',
    edits: { [contract]: [['amountCents: cents', 'amountCents: z.number()']] },
  },
  {
    name: 'the component of a slot has another name inside',
    edits: {
      [simulator]: [
        ['export function Slot(', 'function Simulator('],
        [' on }: SlotComponentProps', ' on }: SlotComponentProps'],
        ['    </button>\n  );\n}', '    </button>\n  );\n}\n\nexport { Simulator as Slot };'],
      ],
    },
  },
]);
