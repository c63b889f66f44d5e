import { useLanguage } from '@livree/platform';
import { useRef, useState } from 'react';
import { ApiError, formFaults, type FormFaults } from '@livree/api-client';
import { useTranslation } from 'react-i18next';
import { failureText } from '../../../forms/failure-text.ts';

export interface TaskProps {
  readonly onClose: () => void;
  /** @param message the success message */
  readonly onDone: (message: string) => void;
}

interface Answer {
  readonly message?: string | undefined;
}

export type Task = ReturnType<typeof useTask>;

/** Does one thing with a passkey at a time; typed values stay if it fails. */
export function useTask(onDone: TaskProps['onDone']) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const { t: common } = useTranslation('common');
  const [isBusy, setBusy] = useState(false);
  const [faults, setFaults] = useState<FormFaults>({});
  const [refusal, setRefusal] = useState<string>();
  const isRunning = useRef(false);

  async function run(call: () => Promise<Answer>, success: string): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setFaults({});
    setRefusal(undefined);
    try {
      onDone((await call()).message ?? success);
    } catch (error) {
      const found = await formFaults(error, language);
      setFaults(found);
      const failed = t('passkeys.failed');
      if (Object.keys(found).length === 0)
        setRefusal(error instanceof ApiError ? failureText(error, { t, common }, failed) : failed);
    }
    isRunning.current = false;
    setBusy(false);
  }

  return {
    isBusy,
    faults,
    refusal,
    run: (call: () => Promise<Answer>, success: string) => void run(call, success),
  };
}
