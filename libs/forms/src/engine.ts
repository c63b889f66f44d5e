import { formFaults, type FormFaults } from '@livree/api-client';
import type { Language } from '@livree/contracts';
import { createFormControl, type FieldValues } from 'react-hook-form';
import { createContractResolver } from './contract-resolver.ts';
import type { FieldRules } from './form-options.ts';

export { toNestErrors } from '@hookform/resolvers';
export {
  FormProvider,
  get,
  useController,
  useForm,
  useFormContext,
  useFormState,
  useWatch,
} from 'react-hook-form';
export type { FieldErrors, Resolver, UseFormReturn } from 'react-hook-form';

/** What a form shows of its fields. */
export interface FieldsState {
  readonly values: FieldValues;
  /** The sentence beside each field that has a fault. */
  readonly faults: FormFaults;
}

export type Engine = ReturnType<typeof createEngine>;

/** The sentence of each field by its path, also of those in lists: `stops.0`. */
const toFaults = (errors: object, list = ''): FormFaults =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([name, fault]: [string, unknown]) => {
      if (typeof fault !== 'object' || fault === null) return [];
      if ('message' in fault && typeof fault.message === 'string') return [[list + name, fault.message]];
      return Object.entries(toFaults(fault, `${list}${name}.`));
    }),
  );

/** Starts react-hook-form for one form, outside of React: it may load after the form is shown. @param spoken the page's language */
export function createEngine(readRules: () => FieldRules<FieldValues>, spoken: Language) {
  let language = spoken;
  const control = createFormControl({
    resolver: createContractResolver(readRules, () => language),
    reValidateMode: 'onChange',
    shouldFocusError: false,
  });
  const listeners = new Set<() => void>();
  let state: FieldsState = { values: {}, faults: {} };
  control.subscribe({
    formState: { values: true, errors: true },
    callback({ values, errors = {} }) {
      state = { values: { ...values }, faults: toFaults(errors) };
      for (const listener of listeners) listener();
    },
  });

  return {
    /** Ties the element of a field to the form; the field begins with the element's text. */
    register: control.register,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => state,
    /** Shows the texts with which the fields began. */
    publish() {
      state = { ...state, values: { ...control.getValues() } };
      for (const listener of listeners) listener();
    },
    write(values: FieldValues) {
      const faulty = Object.keys(state.faults);
      for (const [field, value] of Object.entries(values)) {
        const shouldValidate = faulty.some((path) => path === field || path.startsWith(`${field}.`));
        control.setValue(field, value, { shouldValidate });
      }
    },
    /** Checks all fields and returns their values; undefined where one has a fault. */
    async check(): Promise<FieldValues | undefined> {
      let accepted: FieldValues | undefined;
      await control.handleSubmit((values) => {
        accepted = values;
      })();
      return accepted;
    },
    /** Shows the faults of a refused call beside their fields, and returns them. */
    async showFaults(error: unknown): Promise<FormFaults> {
      const { fieldOf = (path: string) => path } = readRules();
      const said = Object.entries(await formFaults(error, language));
      const faults = Object.fromEntries(said.map(([path, message]) => [fieldOf(path), message]));
      for (const [field, message] of Object.entries(faults))
        control.setError(field, { type: 'server', message });
      return faults;
    },
    /** Translates the faults again, into the current language of the page. */
    async speak(next: Language) {
      if (next === language) return;
      language = next;
      await control.trigger(Object.keys(state.faults));
    },
    /** Begins anew with these values, without faults. */
    reset: (values: FieldValues) => control.reset(values, { keepFieldsRef: true }),
  };
}
