import { TextLink } from '@livree/design-system/actions';
import { useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { pingApi } from '../api/ping-api.ts';
import { pingReservations } from '../api/ping-reservations.ts';
import { testCall, type Finding } from '../model/test-call.ts';

type Test = 'connection' | 'api' | 'stripe';

/** Buttons for testers, if the operator turned diagnostics on; never for customers. */
export function Diagnostics({ hasFailed }: { hasFailed: boolean }) {
  const { t } = useTranslation('account');
  const { api, config, toasts } = useShell();
  if (!config.flags.diagnostics) return null;
  const showFinding = (name: Test, { isGood, text }: Finding): void => {
    toasts.show(isGood ? 'success' : 'error', text, { title: t(`diagnostics.${name}`) });
  };
  const runTest = (name: Test, call: () => Promise<unknown>): void => {
    void testCall(call).then((finding) => showFinding(name, finding));
  };
  const card = config.paymentMethods.find(({ id, isActive }) => id === 'card' && isActive);
  const stripe: Finding =
    card?.provider === 'stripe'
      ? { isGood: true, text: t('diagnostics.stripeReady') }
      : { isGood: false, text: t('diagnostics.stripeMissing') };
  return (
    <>
      {hasFailed ? (
        <>
          <TextLink onClick={() => runTest('connection', () => pingApi(api))}>
            {t('diagnostics.connection')}
          </TextLink>
          <TextLink onClick={() => runTest('api', () => pingReservations(api))}>
            {t('diagnostics.api')}
          </TextLink>
        </>
      ) : null}
      <TextLink onClick={() => showFinding('stripe', stripe)}>{t('diagnostics.stripe')}</TextLink>
    </>
  );
}
