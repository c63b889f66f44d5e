import type { FormFaults } from '@livree/api-client';
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { FieldValues } from 'react-hook-form';
import { findEdits, pickFitting } from './edits.ts';
import type { Engine } from './engine.ts';
import type { FormDraft, FormOptions, Notice } from './form-options.ts';
import { fillFields, hasText } from './own-texts.ts';
import { useEngine } from './use-engine.ts';
import { useLatest } from './use-latest.ts';
import { useSending } from './use-sending.ts';

interface FieldProps {
  readonly name: string;
  readonly error: string | undefined;
}

/** A form as its fields and its frame see it. */
export interface ApiForm<Values extends object> {
  readonly values: Values;
  /** The sentence beside each field that has a fault, until it changes. */
  readonly faults: FormFaults;
  readonly notice: Notice | undefined;
  readonly isDirty: boolean;
  readonly isSending: boolean;
  /** How often the form was refused: each time the first invalid field gets the focus. */
  readonly refusals: number;
  /** Props of a field that keeps its own text: for a form without saved values. */
  readonly field: (name: keyof Values & string) => FieldProps;
  /** Props of a field that shows the form's value: for a form over saved values. */
  readonly bind: <Field extends keyof Values & string>(
    name: Field,
  ) => FieldProps & { readonly value: Values[Field] };
  readonly set: <Field extends keyof Values & string>(field: Field, value: Values[Field]) => void;
  /** Checks and sends the form, once at a time; nothing that was typed is lost if it fails. */
  readonly submit: () => void;
  /** Brings react-hook-form. */
  readonly wake: () => void;
  /** Takes over the texts that the fields have when the form appears: kept, or typed before the script arrived. */
  readonly adopt: (form: HTMLFormElement) => void;
}

const asItIs = (values: unknown): unknown => values;

/** A form that fills one call of the API: its fields, faults, draft, busy state and outcome. */
export function useApiForm<Values extends object, Answer>(
  form: FormOptions<Values, Answer>,
): ApiForm<Values> {
  const { values: base, isSaved = false, draft } = form;
  /** The values typed while react-hook-form loads. */
  const [early, setEarly] = useState<Partial<Values>>(() =>
    isSaved ? pickFitting(base, draft?.read() ?? {}) : {},
  );
  // The engine holds the fields of this form alone, so its values are of their kinds.
  const complete = (known: FieldValues): Values => ({ ...base, ...known });
  const rules = {
    route: form.route,
    body: (known: FieldValues) => (form.body ?? asItIs)(complete(known)),
    findFaults: (known: FieldValues) => form.findFaults?.(complete(known)) ?? {},
    fieldOf: form.fieldOf,
  };
  const { engine, faults, known, wake } = useEngine(rules, (started) => {
    if (isSaved) started.reset({ ...base, ...early });
  });
  const values: Values = { ...base, ...early, ...known };
  const edits = findEdits(base, values);
  const adopted = useRef<HTMLFormElement>(null);
  useFollowBase({ engine, adopted }, base, values);
  useStoredEdits(edits, isSaved || engine !== undefined, draft);
  const sending = useSending({
    form,
    wake,
    async readChecked(awake) {
      const checked = await awake.check();
      return checked && complete(checked);
    },
    settle(awake) {
      if (form.isEmptiedOnceSent) awake.reset({ ...base });
    },
  });
  const loadEngine = (): void => void wake().catch(() => undefined);
  const storeEarly = (field: string, value: unknown): void =>
    setEarly((typed) => ({ ...typed, [field]: value }));
  /** Until react-hook-form has loaded, a field with its own text reports what is typed. */
  const trackEarly = (field: string) => ({
    onChange: ({ target }: { target: { value: string } }) => storeEarly(field, target.value),
  });

  return {
    ...sending,
    values,
    faults,
    isDirty: Object.keys(edits).length > 0,
    wake: loadEngine,
    adopt(element) {
      if (isSaved) return;
      fillFields(element, { ...base, ...draft?.read() });
      adopted.current = element;
      if (hasText(element)) loadEngine();
    },
    field: (name) => ({ name, error: faults[name], ...(engine ? engine.register(name) : trackEarly(name)) }),
    bind: (name) => ({ name, error: faults[name], value: values[name] }),
    set(field, value) {
      if (engine) {
        engine.write({ [field]: value });
        return;
      }
      storeEarly(field, value);
      void wake().then(
        (awake) => awake.write({ [field]: value }),
        () => undefined,
      );
    },
  };
}

interface Filled {
  readonly engine: Engine | undefined;
  /** The form whose fields keep their own text. */
  readonly adopted: RefObject<HTMLFormElement | null>;
}

/** Gives new base values to the fields that are not edited; without an engine, to those that are empty. */
function useFollowBase<Values extends object>(
  { engine, adopted }: Filled,
  base: Values,
  values: Values,
): void {
  const followed = useRef(base);
  useEffect(() => {
    const before = followed.current;
    followed.current = base;
    if (before === base) return;
    const changed = findEdits(before, base);
    if (engine === undefined) {
      if (adopted.current !== null) fillFields(adopted.current, { ...changed });
      return;
    }
    const edited = findEdits(before, values);
    const unedited = Object.entries(changed).filter(([field]) => !(field in edited));
    engine.write(Object.fromEntries(unedited));
  });
}

/** Keeps the edits of a form whose fields are known. */
function useStoredEdits(edits: object, isKnown: boolean, draft: FormDraft | undefined): void {
  const written = JSON.stringify(edits);
  const read = useLatest(edits);
  useEffect(() => {
    if (!isKnown || draft === undefined) return;
    if (written === '{}') draft.clear();
    else draft.write(Object.fromEntries(Object.entries(read())));
  }, [written, isKnown, draft, read]);
}
