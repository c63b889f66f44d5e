import { useEffect, useId, useRef, useState } from 'react';
import { formFaults, send, type FormFaults } from '@livree/api-client';
import { identityRoutes } from '@livree/contracts';
import { Banner, Button, firstInvalid } from '@livree/design-system/base';
import { useLanguage, useMutation, useShell } from '@livree/platform';
import { Dialog } from '@livree/rides/dialog';
import { useTranslation } from 'react-i18next';
import { failureText } from './failure-text.ts';
import { PasswordField } from './password-field.tsx';

interface Props {
  /** The server accepted the password. */
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks the holder of the account for the password. What was typed stays if it is refused. */
export function PasswordDialog({ onDone, onClose }: Props) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const { t: common } = useTranslation('common');
  const { api } = useShell();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState('');
  const [faults, setFaults] = useState<FormFaults>({});
  useEffect(() => {
    if (Object.keys(faults).length > 0) firstInvalid(form.current)?.focus();
  }, [faults]);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => send(api, identityRoutes.givePassword, { body: { password } }),
    onSuccess: onDone,
    onError: async (refusal) => setFaults(await formFaults(refusal, language)),
  });
  return (
    <Dialog
      onClose={onClose}
      title={t('passwordQuestion.title')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {common('actions.cancel')}
          </Button>
          <Button type="submit" form={formId} loading={isPending}>
            {common('actions.confirm')}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={formId}
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          setFaults({});
          if (!isPending) mutate();
        }}
      >
        <p>{t('passwordQuestion.text')}</p>
        <PasswordField
          name="password"
          autoComplete="current-password"
          label={t('fields.password')}
          value={password}
          onChange={({ target }) => {
            setPassword(target.value);
            setFaults({});
          }}
          error={faults['password']}
        />
        {error && Object.keys(faults).length === 0 && (
          <Banner tone="error">{failureText(error, { t, common }, t('passwordQuestion.failed'))}</Banner>
        )}
      </form>
    </Dialog>
  );
}
