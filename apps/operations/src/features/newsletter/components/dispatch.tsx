import type { Mailing } from '@livree/contracts';
import { Button, TextLink } from '@livree/design-system/actions';
import { formatterFor } from '@livree/i18n';
import { useLanguage, useQuery, useShell } from '@livree/platform';
import { Dialog } from '@livree/platform/dialog';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { places } from '../../../frame/places.ts';
import { useAct } from '../../../frame/use-act.ts';
import { readershipQuery } from '../api/readership-query.ts';
import { removeMailing } from '../api/remove-mailing.ts';
import { sendMailing } from '../api/send-mailing.ts';
import { testMailing } from '../api/test-mailing.ts';
import * as styles from './newsletter.module.css';

/** The ways of a draft: to the operator alone, to everybody after a question, or away. All act on what is saved. */
export function Dispatch({ mailing: { id, version } }: { mailing: Mailing }) {
  const { t } = useTranslation('operations');
  const { api, navigation } = useShell();
  const [isAsking, setAsking] = useState(false);
  const test = useAct(() => testMailing(api, id));
  const remove = useAct(async () => {
    const answer = await removeMailing(api, id);
    navigation.go(places.newsletter());
    return answer;
  });
  return (
    <section className={styles.form}>
      <h2>{t('newsletter.dispatch')}</h2>
      <p className={styles.told}>{t('newsletter.savedOnly')}</p>
      <div className={styles.ways}>
        <Button variant="secondary" loading={test.isPending} onClick={() => test.mutate(undefined)}>
          {t('newsletter.test')}
        </Button>
        <Button onClick={() => setAsking(true)}>{t('newsletter.send')}</Button>
      </div>
      <TextLink onClick={() => remove.mutate(undefined)}>{t('newsletter.remove')}</TextLink>
      {isAsking && <SendDialog {...{ id, version }} onClose={() => setAsking(false)} />}
    </section>
  );
}

interface SendDialogProps {
  readonly id: number;
  /** What the operator saw. */
  readonly version: string;
  readonly onClose: () => void;
}

/** Asks before a mailing leaves for everybody, because nothing calls it back. */
function SendDialog({ id, version, onClose }: SendDialogProps) {
  const { t } = useTranslation('operations');
  const { t: common } = useTranslation('common');
  const { api } = useShell();
  const { number } = formatterFor(useLanguage());
  const { data: readers } = useQuery(readershipQuery(api));
  const send = useAct(() => sendMailing(api, id, version));
  const confirmed = readers?.confirmed ?? 0;
  return (
    <Dialog
      alert
      onClose={onClose}
      title={t('newsletter.sendTitle')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {common('actions.cancel')}
          </Button>
          <Button loading={send.isPending} onClick={() => send.mutate(undefined, { onSettled: onClose })}>
            {t('newsletter.sendNow')}
          </Button>
        </>
      }
    >
      <p>{t('newsletter.sendText', { count: confirmed, shown: number(confirmed) })}</p>
    </Dialog>
  );
}
