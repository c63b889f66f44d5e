import { TextField } from '@livree/design-system/fields';
import { useEffect, useRef, type FormEvent } from 'react';
import { useStore } from 'zustand';
import type { CardFields } from '../model/card-fields.ts';
import type { FrameTexts } from '../model/frame-texts.ts';
import type { SandboxForm } from '../model/sandbox-provider.ts';
import * as styles from './card-form.module.css';
import { TestCardLegend } from './test-card-legend.tsx';

const order = ['number', 'expiry', 'code'] as const;

const autoComplete = { number: 'cc-number', expiry: 'cc-exp', code: 'cc-csc' } as const;

/** The sandbox's card fields; nothing typed here leaves this document. */
export function CardForm({ form, texts }: { form: SandboxForm; texts: FrameTexts }) {
  const { fields, faults, refusals } = useStore(form);
  const inputs = useRef(new Map<string, HTMLInputElement | null>());

  useEffect(() => {
    if (refusals === 0) return;
    const first = order.find((field) => form.getState().faults[field] !== undefined);
    if (first !== undefined) inputs.current.get(first)?.focus();
  }, [refusals, form]);

  const control = (field: keyof CardFields) => {
    const fault = faults[field];
    return {
      ref: (input: HTMLInputElement | null) => void inputs.current.set(field, input),
      label: texts[field],
      placeholder: texts[`${field}Hint`],
      value: fields[field],
      error: fault && texts[`fault_${fault}`],
      inputMode: 'numeric' as const,
      autoComplete: autoComplete[field],
      onChange: (event: { target: HTMLInputElement }) => form.type(field, event.target.value),
      onBlur: () => form.leave(field),
    };
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    form.submit();
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField {...control('number')} />
      <div className={styles.pair}>
        <TextField {...control('expiry')} />
        <TextField {...control('code')} />
      </div>
      <TestCardLegend texts={texts} onPick={(number) => form.type('number', number)} />
      {/* Enter presses a form's submit button; the visible one is outside this frame. */}
      <button type="submit" hidden aria-label={texts['test']} />
    </form>
  );
}
