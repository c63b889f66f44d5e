import { secondFactorRoutes } from '@livree/contracts';
import { Button } from '@livree/design-system/actions';
import { Banner } from '@livree/design-system/feedback';
import { TextField } from '@livree/design-system/fields';
import { Form, useApiForm } from '@livree/forms';
import { useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { giveCode } from './give-code.ts';
import * as styles from './second-factor.module.css';

interface CodeFormProps {
  /** A code of the app, or one of the recovery codes. */
  readonly kind: 'app' | 'recovery';
  readonly onGiven: () => void;
}

/** Asks for a code. What was typed stays if it is refused. */
export function CodeForm({ kind, onGiven }: CodeFormProps) {
  const { t } = useTranslation('account');
  const { api } = useShell();
  const form = useApiForm({
    values: { code: '' },
    route: secondFactorRoutes.give,
    send: ({ code }) => giveCode(api, code),
    onSent() {
      onGiven();
      return undefined;
    },
    failed: t('secondFactor.failed'),
    unreachable: t('forms.noServer'),
  });
  const isApp = kind === 'app';
  const hasFaults = Object.keys(form.faults).length > 0;
  return (
    <Form form={form} className={styles.form}>
      {form.notice && !hasFaults && <Banner tone="error">{form.notice.text}</Banner>}
      <TextField
        {...form.field('code')}
        label={t(isApp ? 'secondFactor.code' : 'secondFactor.recoveryCode')}
        hint={t(isApp ? 'secondFactor.codeHint' : 'secondFactor.recoveryHint')}
        autoComplete={isApp ? 'one-time-code' : 'off'}
        inputMode={isApp ? 'numeric' : 'text'}
        spellCheck={false}
        maxLength={40}
      />
      <Button type="submit" wide loading={form.isSending}>
        {t('secondFactor.submit')}
      </Button>
    </Form>
  );
}
