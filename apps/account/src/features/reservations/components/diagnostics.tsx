import { TextLink } from '@livree/design-system/base';
import { useMessages, useShell } from '@livree/platform';
import { findConnection, findReservations, type Finding } from '../api/diagnose.ts';

/** Testers' buttons, where the operator has switched diagnostics on: never a customer's. */
export function Diagnostics({ hasFailed }: { hasFailed: boolean }) {
  const { t } = useMessages('account');
  const { api, config, toasts } = useShell();
  if (!config.flags.diagnostics) return null;
  const tell = (name: string, { isGood, text }: Finding): void => {
    toasts.show(isGood ? 'success' : 'error', text, { title: t(`diagnostics.${name}`) });
  };
  const ask = (name: string, finding: Promise<Finding>): void => {
    void finding.then((found) => tell(name, found));
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
          <TextLink onClick={() => ask('connection', findConnection(api))}>
            {t('diagnostics.connection')}
          </TextLink>
          <TextLink onClick={() => ask('api', findReservations(api))}>{t('diagnostics.api')}</TextLink>
        </>
      ) : null}
      <TextLink onClick={() => tell('stripe', stripe)}>{t('diagnostics.stripe')}</TextLink>
    </>
  );
}
