import { givenRoles, isOneOf, peopleRoutes, type Person } from '@livree/contracts';
import { Button } from '@livree/design-system/actions';
import { Banner } from '@livree/design-system/feedback';
import { SelectField } from '@livree/design-system/fields';
import { Form, useApiForm } from '@livree/forms';
import { useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { useFormEnd } from '../../../frame/use-form-end.ts';
import { changeRole } from '../api/change-role.ts';
import { usePeopleReauthentication } from '../use-people-reauthentication.ts';
import * as styles from './people.module.css';
import { roleText } from './role-text.ts';

/** Gives somebody another role. */
export function RoleForm({ person: { id, name, role } }: { person: Person }) {
  const { t } = useTranslation('operations');
  const { api } = useShell();
  const { withReauthentication, dialog } = usePeopleReauthentication();
  const form = useApiForm({
    values: { role },
    route: peopleRoutes.changeRole,
    send: (typed) =>
      withReauthentication(() =>
        changeRole(api, id, isOneOf(givenRoles, typed.role) ? typed.role : 'dispatcher'),
      ),
    ...useFormEnd(),
  });
  return (
    <>
      <Form form={form} label={t('people.manage', { name })} className={styles.form}>
        {form.notice && <Banner tone="error">{form.notice.text}</Banner>}
        <SelectField
          {...form.field('role')}
          label={t('people.role')}
          placeholder={t('people.role')}
          items={givenRoles.map((one) => ({ id: one, text: roleText(one, t) }))}
        />
        <Button type="submit" variant="secondary" wide loading={form.isSending}>
          {t('people.changeRole')}
        </Button>
      </Form>
      {dialog}
    </>
  );
}
