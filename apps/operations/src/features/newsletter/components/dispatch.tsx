import type { Mailing } from '@livree/contracts';
import { Button, TextLink } from '@livree/design-system/actions';
import { formatterFor } from '@livree/i18n';
import { useLanguage, useQuery, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { places } from '../../../frame/places.ts';
import { useAct } from '../../../frame/use-act.ts';
import { useAskedAct } from '../../../frame/use-asked-act.ts';
import { readershipQuery } from '../api/readership-query.ts';
import { removeMailing } from '../api/remove-mailing.ts';
import { sendMailing } from '../api/send-mailing.ts';
import { testMailing } from '../api/test-mailing.ts';
import * as styles from './newsletter.module.css';

/** The ways of a draft: to the operator alone, to everybody after a question, or away. All act on what is saved. */
export function Dispatch({ mailing: { id, version } }: { mailing: Mailing }) {
  const { t } = useTranslation('operations');
  const { api, navigation } = useShell();
  const test = useAct(() => testMailing(api, id));
  const sending = useSending(id, version);
  const remove = async () => {
    const answer = await removeMailing(api, id);
    navigation.go(places.newsletter());
    return answer;
  };
  const removal = useAskedAct(remove, {
    title: t('newsletter.removeTitle'),
    text: t('newsletter.removeText'),
    yes: t('newsletter.remove'),
  });
  return (
    <section className={styles.form}>
      <h2>{t('newsletter.dispatch')}</h2>
      <p className={styles.told}>{t('newsletter.savedOnly')}</p>
      <div className={styles.ways}>
        <Button variant="secondary" loading={test.isPending} onClick={() => test.mutate(undefined)}>
          {t('newsletter.test')}
        </Button>
        <Button loading={sending.isPending} onClick={sending.ask}>
          {t('newsletter.send')}
        </Button>
      </div>
      <TextLink onClick={removal.ask}>{t('newsletter.remove')}</TextLink>
      {sending.question}
      {removal.question}
    </section>
  );
}

/** Sends a mailing to everybody, as the operator saw it: the question says to how many. */
function useSending(id: number, version: string) {
  const { t } = useTranslation('operations');
  const { api } = useShell();
  const { number } = formatterFor(useLanguage());
  const { data: readers } = useQuery(readershipQuery(api));
  const confirmed = readers?.confirmed ?? 0;
  return useAskedAct(() => sendMailing(api, id, version), {
    title: t('newsletter.sendTitle'),
    text: t('newsletter.sendText', { count: confirmed, shown: number(confirmed) }),
    yes: t('newsletter.sendNow'),
    isDanger: false,
  });
}
