import { ownPath, paths, useLanguage, useQueryClient, useShell } from '@livree/platform';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { secondStep } from '../../second-factor/second-step.ts';
import { signInMethodsQuery } from '../../sign-in-methods-query.ts';
import { linkGoogle } from './api/link-google.ts';
import { redeemGoogle } from './api/redeem-google.ts';
import { takeDeparture, type Departure } from './model/departure.ts';
import { readGoogleAnswer } from './model/google-answer.ts';
import { answerText, exchangeText } from './model/refusal-text.ts';

/** Milliseconds for which an outcome stays before the redirect. */
const delays = { success: 2000, error: 3000 };

export type GoogleReturn =
  | { readonly step: 'loading' }
  | {
      readonly step: 'success' | 'error';
      readonly message: string;
      readonly target: string;
      /** For the login page: the visitor's original destination. */
      readonly from?: { readonly from: string | undefined };
    };

/** Handles the return from Google: removes the key from the address first, then exchanges it, once. */
export function useGoogleReturn(): GoogleReturn {
  const { api, session, stores, navigation } = useShell();
  const queries = useQueryClient();
  const { t } = useTranslation('account');
  const language = useLanguage();
  const { t: common } = useTranslation('common');
  const [state, setState] = useState<GoogleReturn>({ step: 'loading' });
  const hasBegun = useRef(false);

  const arrive = useEffectEvent(async (): Promise<GoogleReturn> => {
    const answer = readGoogleAnswer(location.search);
    history.replaceState(history.state, '', location.pathname);
    const departure = takeDeparture(stores);
    const isLink = departure?.purpose === 'link';
    const wayBack = isLink ? securitySettings : paths.login();
    const from = { from: departure?.from };
    const refused = (message: string): GoogleReturn => ({ step: 'error', message, target: wayBack, from });
    if (answer.kind === 'refusal') return refused(await answerText(answer.code, language, t));
    if (!departure) return refused(await answerText('identity.google_callback_invalid', language, t));
    try {
      if (!isLink) return await signIn(answer.sessionKey, departure);
      const message = await link(answer.sessionKey, departure);
      return { step: 'success', message, target: securitySettings };
    } catch (error) {
      return refused(exchangeText(error, common, t));
    }
  });

  async function signIn(sessionKey: string, departure: Departure): Promise<GoogleReturn> {
    const { data, message = t('google.success') } = await redeemGoogle(api, sessionKey, departure);
    session.signIn(data);
    if (data.secondFactorAsked === true)
      return { step: 'success', message, target: secondStep, from: { from: departure.from } };
    return { step: 'success', message, target: ownPath(departure.from, paths.home()) };
  }

  async function link(sessionKey: string, { browserKey }: Departure): Promise<string> {
    const { message } = await linkGoogle(api, sessionKey, browserKey);
    await queries.invalidateQueries({ queryKey: signInMethodsQuery(api).queryKey });
    return message ?? t('google.linked');
  }

  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void arrive().then(setState);
  }, []);

  useEffect(() => {
    if (state.step === 'loading') return undefined;
    const { target, step, from } = state;
    const timer = setTimeout(() => navigation.go(target, { replace: true, state: from }), delays[step]);
    return () => clearTimeout(timer);
  }, [state, navigation]);

  return state;
}

const securitySettings = `${paths.settings()}?tab=security`;
