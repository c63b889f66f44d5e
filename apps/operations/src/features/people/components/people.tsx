import type { Invitation, Person } from '@livree/contracts';
import { useQuery, useSession, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import * as columns from '../../../frame/columns.module.css';
import * as entries from '../../../frame/entries.module.css';
import { Frame } from '../../../frame/frame.tsx';
import { SaveListButton } from '../../../frame/lists/save-list-button.tsx';
import { ReadState } from '../../../frame/read-state.tsx';
import { History } from '../../../history/history.tsx';
import { peopleQuery } from '../api/people-query.ts';
import { InvitationEntry } from './invitation-entry.tsx';
import { InviteForm } from './invite-form.tsx';
import * as styles from './people.module.css';
import { PersonEntry } from './person-entry.tsx';

/** Who works for the company: invited, with a role, signed out, and gone. */
export function People() {
  const { t } = useTranslation('operations');
  const { api } = useShell();
  const people = useQuery(peopleQuery(api));
  return (
    <Frame
      title={t('frame.people')}
      beside={<SaveListButton list="people" request={{}} title={t('frame.people')} />}
    >
      <div className={columns.columns}>
        <div>
          <ReadState read={people}>{(found) => <Found {...found} />}</ReadState>
          <History subject="people" id="all" />
        </div>
        <aside className={columns.acts}>
          <InviteForm />
        </aside>
      </div>
    </Frame>
  );
}

interface FoundProps {
  readonly people: readonly Person[];
  readonly invitations: readonly Invitation[];
}

function Found({ people, invitations }: FoundProps) {
  const { t } = useTranslation('operations');
  const session = useSession();
  const ownId = session.status === 'signed-in' ? session.user.id : undefined;
  return (
    <>
      <ul className={styles.list} aria-label={t('frame.people')}>
        {people.map((person) => (
          <PersonEntry key={person.id} person={person} isSelf={person.id === ownId} />
        ))}
      </ul>
      {invitations.length > 0 && (
        <section>
          <h2>{t('people.invitations')}</h2>
          <ul className={entries.entries}>
            {invitations.map((invitation) => (
              <InvitationEntry key={invitation.id} invitation={invitation} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
