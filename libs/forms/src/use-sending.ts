import { ApiError } from '@livree/api-client';
import { useMutation, useQueryClient } from '@livree/platform';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Engine } from './engine.ts';
import type { FormOptions } from './form-options.ts';
import { refusalText } from './refusal-text.ts';
import { useNotice } from './use-notice.ts';

const unreachable = (): never => {
  throw new ApiError({ status: 0, code: 'network', message: '' });
};

/** A field has a fault; its sentence stands beside it. */
class FieldFault extends Error {}

interface Sent<Values, Answer> {
  readonly answer: Answer;
  readonly values: Values;
}

interface SendingOptions<Values, Answer> {
  readonly form: FormOptions<Values, Answer>;
  readonly wake: () => Promise<Engine>;
  /** The values of the fields as the engine has checked them. */
  readonly readChecked: (engine: Engine) => Promise<Values | undefined>;
  /** After success, before the notice. */
  readonly settle: (engine: Engine, values: Values) => void;
}

/** Checks and sends a form, once at a time, and reports the outcome. */
export function useSending<Values, Answer>(options: SendingOptions<Values, Answer>) {
  const { form, wake, readChecked, settle } = options;
  const { t: common } = useTranslation('common');
  const [notice, show] = useNotice(form.isNoticeBrief ?? false);
  const [refusals, setRefusals] = useState(0);
  const queries = useQueryClient();
  const mutationKey = ['form', useId()];

  async function send(): Promise<Sent<Values, Answer>> {
    const values = await readChecked(await wake().catch(unreachable));
    if (values === undefined) throw new FieldFault();
    return { answer: await form.send(values), values };
  }

  async function refuse(refusal: unknown): Promise<void> {
    const isLocal = refusal instanceof FieldFault;
    const engine = await wake().catch(() => undefined);
    const faults = (await engine?.showFaults(refusal)) ?? {};
    const text = isLocal ? common('errors.validation') : refusalText(refusal, faults, { common, ...form });
    show({ tone: 'error', text, isLocal });
    setRefusals((count) => count + 1);
  }

  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: send,
    onSuccess: async ({ answer, values }) => {
      settle(await wake(), values);
      const text = form.onSent(answer, values);
      show(text === undefined ? undefined : { tone: 'ok', text });
    },
    onError: refuse,
  });

  function submit(): void {
    if (queries.isMutating({ mutationKey }) > 0) return;
    show(undefined);
    mutate();
  }

  return { notice, refusals, isSending: isPending, submit };
}
