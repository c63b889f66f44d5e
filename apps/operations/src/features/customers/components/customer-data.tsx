import { Button, saveFile } from '@livree/design-system/actions';
import { useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { useAct } from '../../../frame/use-act.ts';
import { exportCustomer } from '../api/export-customer.ts';
import * as styles from './customer.module.css';

/** Saves everything the site knows of a customer, on their request. */
export function CustomerData({ id }: { id: number }) {
  const { t } = useTranslation('operations');
  const { api, clock } = useShell();
  const { mutate, isPending } = useAct(async () => {
    const answer = await exportCustomer(api, id);
    saveFile(answer.file, t('customers.dataName', { id, day: clock.now().toISOString().slice(0, 10) }));
    return answer;
  }, t('customers.exportFailed'));
  return (
    <section className={styles.form}>
      <h2>{t('customers.data')}</h2>
      <p>{t('customers.dataHint')}</p>
      <Button variant="secondary" wide loading={isPending} onClick={() => mutate(undefined)}>
        {t('customers.export')}
      </Button>
    </section>
  );
}
