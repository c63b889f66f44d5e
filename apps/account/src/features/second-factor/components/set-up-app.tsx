import { errorText } from '@livree/api-client';
import { secondFactorRoutes, type NewAuthenticator } from '@livree/contracts';
import { Button } from '@livree/design-system/actions';
import { Banner, Spinner } from '@livree/design-system/feedback';
import { TextField } from '@livree/design-system/fields';
import { Form, useApiForm } from '@livree/forms';
import { useQuery, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { useAccountReauthentication } from '../../../forms/use-account-reauthentication.ts';
import { useFactorQuestion } from '../../../second-factor/use-factor-question.tsx';
import { addAuthenticator } from '../api/add-authenticator.ts';
import { newAuthenticatorQuery } from '../api/new-authenticator-query.ts';
import { CopyButton } from './copy-button.tsx';
import * as styles from './second-factor.module.css';
import { SquareCode } from './square-code.tsx';

interface SetUpAppProps {
  readonly onDone: () => void;
}

/** Sets an authenticator app up: shows its secret, then asks for the code that proves it. */
export function SetUpApp({ onDone }: SetUpAppProps) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation('common');
  const { api } = useShell();
  const { withFactor, factorDialog } = useFactorQuestion();
  const { withReauthentication, dialog } = useAccountReauthentication();
  const { data, error, refetch } = useQuery(
    newAuthenticatorQuery(api, (call) => withReauthentication(() => withFactor(call))),
  );
  return (
    <>
      {data && <AppForm key={data.secret} app={data} onDone={onDone} onRestart={() => void refetch()} />}
      {!data && error && (
        <Banner tone="error" retryLabel={common('actions.retry')} onRetry={() => void refetch()}>
          {errorText(error, common, t('secondFactor.failed'))}
        </Banner>
      )}
      {!data && !error && <Spinner label={common('state.loading')} />}
      {dialog}
      {factorDialog}
    </>
  );
}

interface AppFormProps extends SetUpAppProps {
  readonly app: NewAuthenticator;
  readonly onRestart: () => void;
}

function AppForm({ app, onDone, onRestart }: AppFormProps) {
  const { t } = useTranslation('account');
  const { api } = useShell();
  const form = useApiForm({
    values: { code: '' },
    route: secondFactorRoutes.addAuthenticator,
    send: ({ code }) => addAuthenticator(api, code),
    onSent() {
      onDone();
      return undefined;
    },
    failed: t('secondFactor.failed'),
    unreachable: t('forms.noServer'),
  });
  const hasFaults = Object.keys(form.faults).length > 0;
  return (
    <Form form={form} className={styles.steps}>
      <p>{t('secondFactor.scan')}</p>
      <SquareCode rows={app.squares} label={t('secondFactor.square')} />
      <p>
        {t('secondFactor.orType')} <strong className={styles.secret}>{spaced(app.secret)}</strong>
      </p>
      <CopyButton text={app.secret}>{t('secondFactor.copySecret')}</CopyButton>
      {form.notice && !hasFaults && (
        <Banner tone="error" retryLabel={t('secondFactor.restart')} onRetry={onRestart}>
          {form.notice.text}
        </Banner>
      )}
      <TextField
        {...form.field('code')}
        label={t('secondFactor.code')}
        hint={t('secondFactor.proveHint')}
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={20}
      />
      <Button type="submit" wide loading={form.isSending}>
        {t('secondFactor.keepApp')}
      </Button>
    </Form>
  );
}

/** In groups of four, to be read aloud. */
const spaced = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');
