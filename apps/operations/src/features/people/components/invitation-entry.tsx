import type { Invitation } from '@livree/contracts';
import { Button } from '@livree/design-system/actions';
import { formatterFor } from '@livree/i18n';
import { useLanguage, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { useAct } from '../../../frame/use-act.ts';
import { withdrawInvitation } from '../api/withdraw-invitation.ts';
import * as styles from './people.module.css';
import { roleText } from './role-text.ts';

/** Somebody who is invited and has not come yet. */
export function InvitationEntry({ invitation }: { invitation: Invitation }) {
  const { t } = useTranslation('operations');
  const { api } = useShell();
  const format = formatterFor(useLanguage());
  const { id, name, email, role, invitedBy, expiresAt } = invitation;
  const withdraw = useAct(() => withdrawInvitation(api, id));
  return (
    <li data-row className={styles.person}>
      <div>
        <h3>{`${name}, ${roleText(role, t)}`}</h3>
        <small>{email}</small>
        <small>
          {t('people.invitedBy', {
            by: invitedBy,
            until: format.dateTime(new Date(expiresAt), 'compact'),
          })}
        </small>
      </div>
      <Button
        variant="secondary"
        slim
        loading={withdraw.isPending}
        aria-label={t('people.withdrawOf', { name })}
        onClick={() => withdraw.mutate()}
      >
        {t('people.withdraw')}
      </Button>
    </li>
  );
}
