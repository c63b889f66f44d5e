import { useEffect, useRef, useState } from 'react';
import { ApiError, errorText, formFaults, type FormFaults } from '@livree/api-client';
import type { Session } from '@livree/contracts';
import { useLocation, useMessages, useSession, useShell } from '@livree/platform';
import type { Entry } from '../model/entry.ts';
import { returnPath } from '../model/return-path.ts';

const farewell = 1500;

interface Entrance {
  readonly entry: Entry;
  readonly faults: FormFaults;
  /** Takes back what was said of a field, which is being changed. */
  readonly forgive: (field: string) => void;
  /** Sends the form; `fallback` is what is said of a failure that the server has no words for. */
  readonly enter: (call: () => Promise<Answer>, fallback: string) => Promise<void>;
}

interface Answer {
  readonly message?: string | undefined;
  readonly data: Session;
}

/** Signs the visitor in with what `call` brings and sends them on; those already signed in go at once. */
export function useEntrance(welcome: string): Entrance {
  const { session, navigation } = useShell();
  const { language } = useMessages('account');
  const { t: common } = useMessages('common');
  const { status } = useSession();
  const target = returnPath(useLocation().state);
  const [entry, setEntry] = useState<Entry>({ step: 'idle' });
  const [faults, setFaults] = useState<FormFaults>({});
  const isEntering = useRef(false);
  const hasEntered = entry.step === 'entered';

  useEffect(() => {
    if (status !== 'signed-in' || (isEntering.current && !hasEntered)) return undefined;
    const timer = setTimeout(() => navigation.go(target, { replace: true }), hasEntered ? farewell : 0);
    return () => clearTimeout(timer);
  }, [status, hasEntered, navigation, target]);

  async function enter(call: () => Promise<Answer>, fallback: string): Promise<void> {
    if (entry.step === 'sending' || hasEntered) return;
    setEntry({ step: 'sending' });
    setFaults({});
    try {
      const { message, data } = await call();
      isEntering.current = true;
      session.signIn(data);
      setEntry({ step: 'entered', message: message ?? welcome });
    } catch (error) {
      const found = await formFaults(error, language);
      setFaults(found);
      setEntry({ step: 'refused', message: refusalText(error, found) });
    }

    function refusalText(error: unknown, found: FormFaults): string {
      if (!(error instanceof ApiError)) return common('errors.server');
      if (Object.keys(found).length > 0) return common('errors.validation');
      return errorText(error, common, fallback);
    }
  }

  function forgive(field: string): void {
    if (faults[field] === undefined) return;
    setFaults(Object.fromEntries(Object.entries(faults).filter(([name]) => name !== field)));
  }

  return { entry, faults, forgive, enter };
}
