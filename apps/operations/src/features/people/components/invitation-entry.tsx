import type { Invitation } from '@livree/contracts';
import { Button } from '@livree/design-system/actions';
import { useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { useAskedAct } from '../../../frame/use-asked-act.ts';
import { useCompanyFormat } from '../../../frame/use-company-format.ts';
import { withdrawInvitation } from '../api/withdraw-invitation.ts';
import * as styles from './people.module.css';
import { roleText } from './role-text.ts';

/** Somebody who is invited and has not come yet. */
export function InvitationEntry({ invitation }: { invitation: Invitation }) {
  const { t } = useTranslation('operations');
  const { api } = useShell();
  const format = useCompanyFormat();
  const { id, name, email, role, invitedBy, expiresAt } = invitation;
  const withdrawal = useAskedAct(() => withdrawInvitation(api, id), {
    title: t('people.withdrawOf', { name }),
    text: t('people.withdrawText'),
    yes: t('people.withdraw'),
  });
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
        loading={withdrawal.isPending}
        aria-label={t('people.withdrawOf', { name })}
        onClick={withdrawal.ask}
      >
        {t('people.withdraw')}
      </Button>
      {withdrawal.question}
    </li>
  );
}
