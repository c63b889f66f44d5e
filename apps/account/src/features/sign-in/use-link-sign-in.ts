import { refusalText, type Notice } from '@livree/forms';
import { useMutation, useShell } from '@livree/platform';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { redeemOperatorLink } from './api/redeem-operator-link.ts';
import type { StartSession } from './use-sign-in.ts';

/** The key stands behind `#`, which no browser sends to a server. */
const keyPattern = /^#key=([\w-]{32,100})$/;

/** Signs in with the operator's link, if the address has its key, which is removed from the address first. */
export function useLinkSignIn(startSession: StartSession) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation('common');
  const { api } = useShell();
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: async (key: string) => startSession(await redeemOperatorLink(api, key)),
  });
  const texts = { common, failed: t('login.failed'), unexpected: t('login.unexpected') };

  const arrive = useEffectEvent(() => {
    const [, key] = keyPattern.exec(location.hash) ?? [];
    if (key === undefined) return;
    history.replaceState(history.state, '', location.pathname + location.search);
    mutate(key);
  });
  useEffect(() => arrive(), []);

  return { isBusy: isPending, notice: findNotice() };

  function findNotice(): Notice | undefined {
    if (data !== undefined) return { tone: 'ok', text: data };
    return error === null ? undefined : { tone: 'error', text: refusalText(error, {}, texts) };
  }
}
