import type { Person } from '@livree/contracts';
import { Button } from '@livree/design-system/actions';
import { Disclosure, Status } from '@livree/design-system/display';
import { useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { useAskedAct } from '../../../frame/use-asked-act.ts';
import { useCompanyFormat } from '../../../frame/use-company-format.ts';
import { dismissPerson } from '../api/dismiss-person.ts';
import { endSessions } from '../api/end-sessions.ts';
import { resetFactor } from '../api/reset-factor.ts';
import { useOpenPerson } from '../use-open-person.ts';
import { usePeopleReauthentication } from '../use-people-reauthentication.ts';
import * as styles from './people.module.css';
import { RoleForm } from './role-form.tsx';
import { roleText } from './role-text.ts';

interface PersonEntryProps {
  readonly person: Person;
  /** Nobody changes their own access. */
  readonly isSelf: boolean;
}

/** Somebody of the company, and what an operator can do about their access. */
export function PersonEntry({ person, isSelf }: PersonEntryProps) {
  const { t } = useTranslation('operations');
  const format = useCompanyFormat();
  const { name, email, role, secondFactor, lastSeenAt, sessionCount } = person;
  const seen =
    lastSeenAt === null
      ? t('people.neverSeen')
      : t('people.seen', { when: format.dateTime(new Date(lastSeenAt), 'compact') });
  return (
    <li data-row className={styles.person}>
      <div>
        <h2>{name}</h2>
        <small>{email}</small>
        <small>{`${seen}, ${t('people.sessions', { count: sessionCount })}`}</small>
      </div>
      <div>
        <strong>{roleText(role, t)}</strong>
        <small>
          <Status tone={secondFactor ? 'ok' : 'waiting'}>
            {t(secondFactor ? 'people.factor' : 'people.noFactor')}
          </Status>
        </small>
      </div>
      {isSelf ? <small className={styles.manage}>{t('people.yourself')}</small> : <Access person={person} />}
    </li>
  );
}

/** What can be done about the access, folded away unless the address names the person. */
function Access({ person }: { person: Person }) {
  const { t } = useTranslation('operations');
  const { isOpen, toggle } = useOpenPerson(person.id);
  return (
    <Disclosure
      className={styles.manage}
      summary={t('people.manage', { name: person.name })}
      open={isOpen}
      onToggle={({ currentTarget }) => toggle(currentTarget.open)}
    >
      <Acts person={person} />
    </Disclosure>
  );
}

function Acts({ person }: { person: Person }) {
  const { t } = useTranslation('operations');
  const { api } = useShell();
  const { withReauthentication, dialog } = usePeopleReauthentication();
  const { id, name } = person;
  const end = useAskedAct(() => endSessions(api, id), {
    title: t('people.endSessionsTitle', { name }),
    text: t('people.endSessionsText'),
    yes: t('people.endSessions'),
  });
  const reset = useAskedAct(() => withReauthentication(() => resetFactor(api, id)), {
    title: t('people.resetFactorTitle', { name }),
    text: t('people.resetFactorText'),
    yes: t('people.resetFactor'),
  });
  const dismiss = useAskedAct(() => dismissPerson(api, id), {
    title: t('people.dismissTitle', { name }),
    text: t('people.dismissText'),
    yes: t('people.dismiss'),
  });
  return (
    <div className={styles.acts}>
      {person.isNamedBySettings ? <p>{t('people.named')}</p> : <RoleForm person={person} />}
      <div className={styles.form}>
        <Button
          variant="secondary"
          wide
          disabled={person.sessionCount === 0}
          loading={end.isPending}
          onClick={end.ask}
        >
          {t('people.endSessions')}
        </Button>
        <Button
          variant="secondary"
          wide
          disabled={!person.secondFactor}
          loading={reset.isPending}
          onClick={reset.ask}
        >
          {t('people.resetFactor')}
        </Button>
        {!person.isNamedBySettings && (
          <Button variant="danger" wide loading={dismiss.isPending} onClick={dismiss.ask}>
            {t('people.dismiss')}
          </Button>
        )}
      </div>
      {end.question}
      {reset.question}
      {dismiss.question}
      {dialog}
    </div>
  );
}
