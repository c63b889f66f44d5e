import type { OpenSession } from '@livree/contracts';
import { Button } from '@livree/design-system/actions';
import { useQuery, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { failureText } from '../../../forms/failure-text.ts';
import { WithData } from '../../../forms/with-data.tsx';
import { Section } from '../../../layout/section.tsx';
import { openSessionsQuery } from '../api/open-sessions-query.ts';
import { useEndOtherSessions } from '../api/use-end-other-sessions.ts';
import { useEndSession } from '../api/use-end-session.ts';
import { SessionRow } from './session-row.tsx';
import * as styles from './sessions.module.css';

/** The customer's open sessions, with buttons to end them. Times are in `timeZone`. */
export function Sessions({ timeZone }: { timeZone: string }) {
  const { t } = useTranslation('account');
  const sessions = useQuery(openSessionsQuery(useShell().api));
  return (
    <Section title={t('sessions.title')} lead={t('sessions.lead')}>
      <WithData query={sessions} failed={t('sessions.failed')}>
        {(open) => <SessionList sessions={open} timeZone={timeZone} />}
      </WithData>
    </Section>
  );
}

function SessionList({ sessions, timeZone }: { sessions: readonly OpenSession[]; timeZone: string }) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation('common');
  const { toasts } = useShell();
  const ending = useEndSession();
  const endingOthers = useEndOtherSessions();
  const told = {
    onSuccess: ({ message }: { message?: string | undefined }) =>
      toasts.show('success', message ?? t('sessions.ended'), { duration: 3000 }),
    onError: (error: Error) =>
      toasts.show('error', failureText(error, { t, common }, t('sessions.endFailed'))),
  };
  return (
    <>
      <ul className={styles.list}>
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            timeZone={timeZone}
            isEnding={ending.isPending && ending.variables === session.id}
            onEnd={() => ending.mutate(session.id, told)}
          />
        ))}
      </ul>
      {sessions.length > 1 && (
        <div>
          <Button
            variant="secondary"
            loading={endingOthers.isPending}
            onClick={() => endingOthers.mutate(undefined, told)}
          >
            {t('sessions.endOthers')}
          </Button>
        </div>
      )}
    </>
  );
}
