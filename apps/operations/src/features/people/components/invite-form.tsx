import { givenRoles, isOneOf, peopleRoutes } from '@livree/contracts';
import { Button } from '@livree/design-system/actions';
import { Banner } from '@livree/design-system/feedback';
import { EmailField, SelectField, TextField } from '@livree/design-system/fields';
import { Form, useApiForm } from '@livree/forms';
import { useShell } from '@livree/platform';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormEnd } from '../../../frame/use-form-end.ts';
import { invitePerson } from '../api/invite-person.ts';
import { usePeopleReauthentication } from '../use-people-reauthentication.ts';
import * as styles from './people.module.css';
import { roleText } from './role-text.ts';

/** Invites somebody by mail; after that, an empty form for the next. */
export function InviteForm() {
  const [number, setNumber] = useState(0);
  return <Fields key={number} onSent={() => setNumber(number + 1)} />;
}

function Fields({ onSent }: { onSent: () => void }) {
  const { t } = useTranslation('operations');
  const { api } = useShell();
  const { withReauthentication, dialog } = usePeopleReauthentication();
  const end = useFormEnd(t('people.notInvited'));
  const form = useApiForm({
    values: { name: '', email: '', role: 'dispatcher' },
    route: peopleRoutes.invite,
    send: ({ name, email, role }) =>
      withReauthentication(() =>
        invitePerson(api, { name, email, role: isOneOf(givenRoles, role) ? role : 'dispatcher' }),
      ),
    ...end,
    onSent(answer) {
      onSent();
      return end.onSent(answer);
    },
  });
  return (
    <>
      <Form form={form} label={t('people.invite')} className={styles.form}>
        <h2>{t('people.invite')}</h2>
        {form.notice && <Banner tone="error">{form.notice.text}</Banner>}
        <TextField {...form.field('name')} label={t('people.name')} maxLength={120} autoComplete="off" />
        <EmailField {...form.field('email')} label={t('people.email')} autoComplete="off" />
        <SelectField
          {...form.field('role')}
          label={t('people.role')}
          placeholder={t('people.role')}
          hint={t('people.roleHint')}
          items={givenRoles.map((role) => ({ id: role, text: roleText(role, t) }))}
        />
        <Button type="submit" wide loading={form.isSending}>
          {t('people.send')}
        </Button>
      </Form>
      {dialog}
    </>
  );
}
