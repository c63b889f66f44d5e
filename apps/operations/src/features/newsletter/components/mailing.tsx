import type { Mailing } from '@livree/contracts';
import { useParams, useQuery, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { Frame } from '../../../frame/frame.tsx';
import { ReadState } from '../../../frame/read-state.tsx';
import { History } from '../../../history/history.tsx';
import { changeMailing } from '../api/change-mailing.ts';
import { mailingQuery } from '../api/mailing-query.ts';
import { toWords } from '../model/values.ts';
import { Dispatch } from './dispatch.tsx';
import { MailingForm } from './mailing-form.tsx';
import { MailingStatus } from './mailing-status.tsx';
import { SentMailing } from './sent-mailing.tsx';

/** One mailing: written, tried and sent, or what was sent. */
export function MailingPage() {
  const { t } = useTranslation('operations');
  const { api } = useShell();
  const id = Number(useParams()['id']);
  const mailing = useQuery(mailingQuery(api, id));
  return (
    <Frame
      title={mailing.data?.subjectFr ?? t('frame.newsletter')}
      beside={mailing.data && <MailingStatus mailing={mailing.data} />}
    >
      <ReadState read={mailing}>
        {(found) => (found.sentAt === null ? <Draft mailing={found} /> : <SentMailing mailing={found} />)}
      </ReadState>
    </Frame>
  );
}

function Draft({ mailing }: { mailing: Mailing }) {
  const { api } = useShell();
  return (
    <>
      <MailingForm
        id={mailing.id}
        values={toWords(mailing)}
        version={mailing.version}
        send={(words, version) => changeMailing(api, mailing.id, words, version)}
      />
      <Dispatch mailing={mailing} />
      <History subject="mailings" id={mailing.id} />
    </>
  );
}
