import { breakingChangesOf, type BreakingChange } from '../changes.ts';

const contract = 'libs/platform/src/slots.ts';
const simulator = 'pages/simulator.tsx';
const reservation = 'pages/reservation.tsx';

export const slots: readonly BreakingChange[] = breakingChangesOf('slots', [
  {
    name: 'a slot that others place is gone',
    edits: { 'remote.ts': [["'booking/simulator@1': () => import('./pages/simulator.tsx'),", '']] },
    refusal: 'slot booking/simulator@1 is gone; marketing@live places it',
  },
  {
    name: 'a slot has a new version in place of the old one',
    edits: {
      [contract]: [["'booking/simulator@1': {", "'booking/simulator@2': {"]],
      'remote.ts': [["'booking/simulator@1'", "'booking/simulator@2'"]],
      [simulator]: [["'booking/simulator@1'", "'booking/simulator@2'"]],
    },
    refusal: 'slot booking/simulator@1 is gone; marketing@live places it',
  },
  {
    name: 'a slot does not tell an event any more',
    edits: {
      [contract]: [['close: z.object({}),', 'done: z.object({}),']],
      [simulator]: [['on.close({})', 'on.done({})']],
    },
    refusal: 'slot booking/simulator@1: event `close` is gone; marketing@live listens to it',
  },
  {
    name: 'the contract keeps an event that no source tells',
    edits: {
      [contract]: [['close: z.object({}),', 'close: z.object({}), done: z.object({}),']],
      [simulator]: [['on.close({})', 'on.done({})']],
    },
    refusal: 'slot booking/simulator@1: event `close` is gone; marketing@live listens to it',
  },
  {
    name: 'a slot takes one more field, required',
    edits: {
      [contract]: [
        ['props: z.object({ departure: text', 'props: z.object({ when: z.string(), departure: text'],
      ],
    },
    refusal: 'slot booking/simulator@1: props.when is new and required; marketing@live places it',
  },
  {
    name: 'an optional field of a slot is required',
    edits: { [contract]: [['vehicleId: text }', 'vehicleId: z.string() }']] },
    refusal: 'props.vehicleId is new and required; marketing@live places it',
  },
  {
    name: 'a field that is given may no longer be missing',
    edits: { [contract]: [['departure: text', 'departure: z.string()']] },
    refusal: 'props.departure is now required; marketing@live places it',
  },
  {
    name: 'a field of a slot has another type',
    edits: { [contract]: [['departure: text', 'departure: z.optional(z.number())']] },
    refusal: 'props.departure no longer takes string; marketing@live places it',
  },
  {
    name: 'a field of a slot takes shorter texts',
    edits: { [contract]: [['departure: text', 'departure: z.optional(z.string().check(z.maxLength(20)))']] },
    refusal: 'props.departure had maxLength 300 and now has 20; marketing@live places it',
  },
  {
    name: 'a field of a slot takes some texts only',
    edits: { [contract]: [['destination: text', "destination: z.optional(z.enum(['Nice', 'Cannes']))"]] },
    refusal: 'props.destination no longer takes any string; marketing@live places it',
  },
  {
    name: 'a field that is given has another name',
    edits: {
      [contract]: [['props: z.object({ departure: text', 'props: z.object({ from: text']],
      [simulator]: [['data.departure', 'data.from']],
    },
    refusal: 'props.departure was removed; marketing@live places it',
  },
  {
    name: 'a slot that the shell does not know is placed',
    edits: {
      [contract]: [
        [
          "'booking/simulator@1': {",
          "'payments/tip@1': { props: z.object({}), events: {} },\n  'booking/simulator@1': {",
        ],
      ],
      'remote.ts': [
        ["places: ['payments/settlement@1']", "places: ['payments/settlement@1', 'payments/tip@1']"],
      ],
    },
    refusal: 'slot payments/tip@1 is placed, but no remote provides it',
  },
  {
    name: 'a slot is filled that the shell does not know',
    edits: {
      [contract]: [
        [
          "'booking/simulator@1': {",
          "'booking/map@1': { props: z.object({}), events: {} },\n  'booking/simulator@1': {",
        ],
      ],
      'remote.ts': [['slots: {', "slots: {\n    'booking/map@1': () => import('./pages/simulator.tsx'),"]],
    },
    refusal: 'slot booking/map@1: it is unknown; shell@live passes it so',
  },
  {
    name: 'an event is told that the shell does not pass on',
    edits: {
      [contract]: [['close: z.object({}),', 'close: z.object({}), opened: z.object({}),']],
      [simulator]: [['on.close({})', '{ on.opened({}); on.close({}); }']],
    },
    refusal: 'slot booking/simulator@1: event `opened` is unknown; shell@live passes it so',
  },
  {
    name: 'what an event tells has lost a field',
    remote: 'payments',
    edits: {
      [contract]: [['settled: z.object({ isPaid: z.boolean() })', 'settled: z.object({})']],
      'pages/settlement.tsx': [['on.settled({ isPaid: true })', 'on.settled({})']],
    },
    refusal: 'slot payments/settlement@1: event `settled`.isPaid was removed; booking@live listens to it',
  },
  {
    name: 'what an event tells may be missing',
    remote: 'payments',
    edits: {
      [contract]: [
        [
          'settled: z.object({ isPaid: z.boolean() })',
          'settled: z.object({ isPaid: z.optional(z.boolean()) })',
        ],
      ],
    },
    refusal: 'event `settled`.isPaid may now be absent; booking@live listens to it',
  },
  {
    name: 'what an event tells has another type',
    remote: 'payments',
    edits: {
      [contract]: [
        ['settled: z.object({ isPaid: z.boolean() })', 'settled: z.object({ isPaid: z.string() })'],
      ],
      'pages/settlement.tsx': [['isPaid: true', "isPaid: 'yes'"]],
    },
    refusal: 'event `settled`.isPaid may now be string; booking@live listens to it',
  },
  {
    name: 'an amount of a slot is no longer a whole number of cents',
    edits: {
      [contract]: [['amountCents: cents', 'amountCents: z.string()']],
      [reservation]: [['amountCents: 100', "amountCents: '1,00'"]],
    },
    refusal:
      'slot payments/settlement@1: props.amountCents no longer takes string; payments@live provides it so',
  },
  {
    name: 'a slot is given a field less than its filler needs',
    edits: {
      [contract]: [['busy: z.boolean(),', '']],
      [reservation]: [[', busy: false', '']],
    },
    refusal: 'slot payments/settlement@1: props.busy is new and required; payments@live provides it so',
  },
  {
    name: 'a currency is taken that was not',
    remote: 'payments',
    edits: { [contract]: [["currency: z.literal('EUR')", "currency: z.literal('USD')"]] },
    refusal: 'props.currency no longer takes "EUR"; booking@live places it',
  },
  {
    name: 'one of two kinds of an order is gone',
    remote: 'payments',
    edits: { [contract]: [["z.object({ kind: z.literal('reservation'), id: z.int() }),", '']] },
    refusal: 'slot payments/settlement@1: props.order',
  },
]);
