import { ApiError, errorText } from '@livree/api-client';
import type { WithReauthentication } from '@livree/forms/reauthentication';
import { useShell } from '@livree/platform';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { startGoogle } from './api/start-google.ts';
import type { Departure } from './model/departure.ts';

/** Sends the browser to Google. The button stays busy while it leaves; a failure shows a message. */
export function useGoogleRedirect(withReauthentication: WithReauthentication = (call) => call()) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation('common');
  const { api, stores } = useShell();
  const [state, setState] = useState<{ readonly isLeaving: boolean; readonly refusal?: string }>({
    isLeaving: false,
  });
  const isBusy = useRef(false);

  async function leave(departure: Omit<Departure, 'browserKey'>): Promise<void> {
    if (isBusy.current) return;
    if (!stores.tab.isLasting()) return setState({ isLeaving: false, refusal: t('google.needsStorage') });
    isBusy.current = true;
    setState({ isLeaving: true });
    try {
      location.assign(await withReauthentication(() => startGoogle(api, stores, departure)));
    } catch (error) {
      isBusy.current = false;
      const refusal =
        error instanceof ApiError ? errorText(error, common, t('google.startFailed')) : t('google.retry');
      setState({ isLeaving: false, refusal });
    }
  }

  return { ...state, leave: (departure: Omit<Departure, 'browserKey'>) => void leave(departure) };
}
