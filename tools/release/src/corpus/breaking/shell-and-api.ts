import { breakingChangesOf, type BreakingChange } from '../changes.ts';

const platform = 'libs/platform/src';
const reservation = 'pages/reservation.tsx';
const exported: readonly Omit<BreakingChange, 'kind'>[] = [
  {
    name: 'an export of the platform is used that the live shell lacks',
    edits: {
      [`${platform}/index.ts`]: [
        [
          "export { Slot } from './slot.tsx';",
          "export { Slot } from './slot.tsx';\nexport const today = (): string => 'today';",
        ],
      ],
      'pages/trip.tsx': [
        ['{ Link,', '{ today, Link,'],
        ["t('again')", 'today()'],
      ],
    },
    refusal: 'export of @livree/platform: today is missing; shell@live gives it so',
  },
  {
    name: 'an address of the platform is used that the live shell lacks',
    edits: {
      [`${platform}/paths.ts`]: [["home: () => '/',", "home: () => '/',\n  trip: () => '/trips/abc',"]],
      'pages/trip.tsx': [['paths.booking()', 'paths.trip()']],
    },
    refusal: 'export of @livree/platform: paths has no `trip`; shell@live gives it so',
  },
  {
    name: 'a service of the shell is used that the live shell lacks',
    edits: {
      [`${platform}/shell-services.ts`]: [
        [
          'export interface ShellServices {',
          'export interface ShellServices {\n  readonly sounds: { play(name: string): void };',
        ],
      ],
      [reservation]: [
        [
          'const { navigation, api, toasts } = useShell();',
          "const { navigation, api, toasts, sounds } = useShell();\n  sounds.play('ding');",
        ],
      ],
    },
    refusal: 'export of @livree/platform: useShell() has no `sounds`; shell@live gives it so',
  },
  {
    name: 'a method of a service is used that the live shell lacks',
    edits: {
      [`${platform}/shell-services.ts`]: [
        ['  prefetch(path: string): void;', '  prefetch(path: string): void;\n  reload(): void;'],
      ],
      [reservation]: [['navigation.go(paths.reservations())', 'navigation.reload()']],
    },
    refusal: 'export of @livree/platform: useShell().navigation has no `reload`; shell@live gives it so',
  },
  {
    name: 'a method is called with more than the live shell takes',
    edits: {
      [`${platform}/shell-services.ts`]: [
        ["export type ToastKind = 'success'", "export type ToastKind = 'celebration' | 'success'"],
      ],
      [reservation]: [["toasts.show('error'", "toasts.show('celebration'"]],
    },
    refusal: 'export of @livree/platform: useShell().toasts.show (argument 1) is "celebration"',
  },
  {
    name: 'a hook takes an option that the live shell does not read',
    edits: {
      [`${platform}/shell-services.ts`]: [
        [
          'export interface DraftOptions<T> {',
          'export interface DraftOptions<T> {\n  readonly hours?: number;',
        ],
      ],
      'draft.ts': [["name: 'trip'", "name: 'trip', hours: 2"]],
    },
    refusal: 'export of @livree/platform: useDraft no longer takes `hours`; shell@live gives it so',
  },
  {
    name: 'a component of the design system is used that the live shell lacks',
    edits: {
      'libs/design-system/src/pick.ts': [
        [
          "export { Select } from './pick/select.tsx';",
          "export { Select, Select as Choice } from './pick/select.tsx';",
        ],
      ],
      [reservation]: [['import { Select } from', 'import { Choice as Select } from']],
    },
    refusal: 'export of @livree/design-system/pick: Choice is missing; shell@live gives it so',
  },
  {
    name: 'a component is given a property that the live one does not take',
    edits: {
      'libs/design-system/src/pick/select.tsx': [
        ['    placeholder: string;', '    placeholder: string;\n    dense?: boolean;'],
      ],
      [reservation]: [["placeholder={t('vehicle')}", "placeholder={t('vehicle')}\n        dense"]],
    },
    refusal: 'export of @livree/design-system/pick: Select no longer takes `dense`; shell@live gives it so',
  },
  {
    name: 'a component is not given what the live one needs',
    edits: {
      'libs/design-system/src/pick/select.tsx': [['    placeholder: string;', '    placeholder?: string;']],
      [reservation]: [["placeholder={t('vehicle')}\n", '']],
    },
    refusal: 'export of @livree/design-system/pick: Select now needs `placeholder`; shell@live gives it so',
  },
  {
    name: 'a component is given another type',
    edits: {
      'libs/design-system/src/pick/select.tsx': [['    value: string | null;', '    value: number | null;']],
      [reservation]: [['value={vehicle}', 'value={Number(vehicle)}']],
    },
    refusal: 'export of @livree/design-system/pick: Select.value is number instead of',
  },
  {
    name: 'a component tells another type',
    edits: {
      'libs/design-system/src/pick/select.tsx': [
        ['    onChange: (id: string) => void;', '    onChange: (id: number) => void;'],
      ],
      [reservation]: [['setVehicle(id);', 'setVehicle(String(id));']],
    },
    refusal: 'export of @livree/design-system/pick: Select.onChange is string instead of number',
  },
  {
    name: 'a dialog is given a size that the live one does not know',
    edits: {
      'libs/design-system/src/overlay/dialog.tsx': [["'wide'", "'wide' | 'huge'"]],
      [reservation]: [["<Dialog title={t('payment')}", '<Dialog size="huge" title={t(\'payment\')}']],
    },
    refusal: 'export of @livree/design-system/overlay: Dialog.size is "huge" instead of',
  },
];

const fit: readonly Omit<BreakingChange, 'kind'>[] = [
  {
    name: 'it speaks a contract that the live shell does not run',
    edits: { 'remote.ts': [['contract: 1', 'contract: 2']] },
    refusal: 'booking@candidate speaks contract 2, but the shell runs 1',
  },
  {
    name: 'it was built against another React',
    shared: { react: '19.4.0' },
    refusal: 'booking@candidate needs react 19.4.0, but the shell provides 19.3.1',
  },
  {
    name: 'it was built against a shared module that the shell does not have',
    shared: { dayjs: '1.0.0' },
    refusal: 'booking@candidate needs dayjs 1.0.0, but the shell provides none',
  },
];

const fleet = 'libs/contracts/src/fleet/schemas.ts';
const contact = 'libs/contracts/src/contact/schemas.ts';
const api: readonly Omit<BreakingChange, 'kind'>[] = [
  {
    name: 'a field of an answer is read that the running API does not give',
    edits: { [fleet]: [['  marque: z.string(),', '  marque: z.string(),\n  seats: z.number(),']] },
    refusal: 'API call fleet.list response.data.data[].seats is missing, as the running API has it',
  },
  {
    name: 'an optional field of an answer is read that the running API does not give',
    edits: {
      [fleet]: [['  marque: z.string(),', '  marque: z.string(),\n  nick_name: z.optional(z.string()),']],
      'api.ts': [
        [
          'map(({ id, name }) => ({ id: String(id), label: name }))',
          'map(({ id, name, nickName }) => ({ id: String(id), label: nickName ?? name }))',
        ],
      ],
    },
    refusal: 'API call fleet.list response.data.data[].nick_name is missing',
  },
  {
    name: 'an answer that may be null is read as never null',
    edits: { [fleet]: [['price: z.nullable(amount)', 'price: amount']] },
    refusal: 'API call fleet.list response.data.data[].price may now be null',
  },
  {
    name: 'an answer has another type than the running API gives',
    edits: { [fleet]: [['  rating: z.number(),', '  rating: z.string(),']] },
    refusal: 'API call fleet.list response.data.data[].rating may now be number',
  },
  {
    name: 'an answer is read with fewer values than the running API gives',
    edits: { [fleet]: [['  engine_type: z.string(),', "  engine_type: z.enum(['electric']),"]] },
    refusal: 'API call fleet.list response.data.data[].engine_type may now be any string',
  },
  {
    name: 'a request leaves out what the running API needs',
    edits: {
      [contact]: [['  message: messageText,\n  /** When', '  /** When']],
      'api.ts': [["subject: 'inquiry', message }", "subject: 'inquiry' }"]],
    },
    refusal: 'API call contact.send body.message is new and required',
  },
  {
    name: 'a request gives a field that the running API refuses',
    edits: {
      [contact]: [
        [
          '  message: messageText,\n  /** When',
          '  message: messageText,\n  company: z.optional(z.string()),\n  /** When',
        ],
      ],
      'api.ts': [["subject: 'inquiry', message }", "subject: 'inquiry', message, company: 'ACME' }"]],
    },
    refusal: 'API call contact.send body.company is missing, as the running API has it',
  },
  {
    name: 'a request gives a value that the running API refuses',
    edits: {
      [contact]: [
        [
          "export const contactSubjects = ['reservation',",
          "export const contactSubjects = ['praise', 'reservation',",
        ],
      ],
      'api.ts': [["subject: 'inquiry'", "subject: 'praise'"]],
    },
    refusal: 'API call contact.send body.subject no longer takes "praise"',
  },
  {
    name: 'a request may be longer than the running API takes',
    edits: {
      [contact]: [["z.maxLength(5000, 'validation.too_long'))", "z.maxLength(9000, 'validation.too_long'))"]],
    },
    refusal: 'API call contact.send body.message had maxLength 9000 and now has 5000',
  },
  {
    name: 'a call is made that the running API does not have',
    edits: {
      'libs/contracts/src/contact/routes.ts': [["id: 'contact.send'", "id: 'contact.ask'"]],
    },
    refusal: 'API call contact.ask',
  },
  {
    name: 'a call goes to another address than the running API has',
    edits: { 'libs/contracts/src/fleet/routes.ts': [["path: '/vehicules'", "path: '/cars'"]] },
    refusal: 'API call fleet.list was GET /cars and is now GET /vehicules',
  },
];

export const shellAndApi: readonly BreakingChange[] = [
  ...breakingChangesOf('exports', exported),
  ...breakingChangesOf('shared', fit),
  ...breakingChangesOf('calls', api),
];
