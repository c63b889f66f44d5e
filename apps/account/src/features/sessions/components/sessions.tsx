import type { OpenSession } from '@livree/contracts';
import { Button } from '@livree/design-system/base';
import { useMessages, useQuery, useShell } from '@livree/platform';
import { Awaited } from '../../../forms/awaited.tsx';
import { failureText } from '../../../forms/failure-text.ts';
import { Section } from '../../../layout/section.tsx';
import { openSessionsQuery } from '../api/open-sessions-query.ts';
import { useEndSessions } from '../api/use-end-sessions.ts';
import { SessionRow } from './session-row.tsx';
import * as styles from './sessions.module.css';

/** Where the customer is signed in, and the ways to end that. Times are told in `timeZone`. */
export function Sessions({ timeZone }: { timeZone: string }) {
  const { t } = useMessages('account');
  const sessions = useQuery(openSessionsQuery(useShell().api));
  return (
    <Section title={t('sessions.title')} lead={t('sessions.lead')}>
      <Awaited query={sessions} failed={t('sessions.failed')}>
        {(open) => <SessionList sessions={open} timeZone={timeZone} />}
      </Awaited>
    </Section>
  );
}

function SessionList({ sessions, timeZone }: { sessions: readonly OpenSession[]; timeZone: string }) {
  const { t } = useMessages('account');
  const { t: common } = useMessages('common');
  const { toasts } = useShell();
  const ending = useEndSessions();
  const end = (which: number | 'others'): void =>
    ending.mutate(which, {
      onSuccess: ({ message }) => toasts.show('success', message ?? t('sessions.ended'), { duration: 3000 }),
      onError: (error) => toasts.show('error', failureText(error, { t, common }, t('sessions.endFailed'))),
    });
  return (
    <>
      <ul className={styles.list}>
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            timeZone={timeZone}
            isEnding={ending.isPending && ending.variables === session.id}
            onEnd={() => end(session.id)}
          />
        ))}
      </ul>
      {sessions.length > 1 && (
        <div>
          <Button
            variant="secondary"
            loading={ending.isPending && ending.variables === 'others'}
            onClick={() => end('others')}
          >
            {t('sessions.endOthers')}
          </Button>
        </div>
      )}
    </>
  );
}
