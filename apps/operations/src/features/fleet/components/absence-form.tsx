import { absenceRoutes } from '@livree/contracts';
import { Button } from '@livree/design-system/actions';
import { Disclosure } from '@livree/design-system/display';
import { Banner } from '@livree/design-system/feedback';
import { TextField } from '@livree/design-system/fields';
import { Form, useApiForm } from '@livree/forms';
import { useShell } from '@livree/platform';
import { Moment } from '@livree/rides/moment';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormEnd } from '../../../frame/use-form-end.ts';
import { addAbsence } from '../api/add-absence.ts';
import { findPeriod, noPeriod } from '../model/period.ts';
import { Obstacles } from './obstacles.tsx';
import * as styles from './vehicle.module.css';

/** Takes a vehicle away for some time; what is in the way is shown before anything is saved. */
export function AbsenceForm({ vehicleId }: { vehicleId: number }) {
  const { t } = useTranslation('operations');
  const { api, config } = useShell();
  const [wish, setWish] = useState(noPeriod);
  const [isFree, setFree] = useState(true);
  const period = findPeriod(wish);
  const end = useFormEnd();
  const form = useApiForm({
    values: { reason: '' },
    isSaved: true,
    route: absenceRoutes.add,
    body: ({ reason }) => ({ ...(period ?? { startsAt: '', endsAt: '' }), reason }),
    send: ({ reason }) => addAbsence(api, vehicleId, { ...(period ?? { startsAt: '', endsAt: '' }), reason }),
    ...end,
    onSent(answer) {
      setWish(noPeriod);
      form.set('reason', '');
      return end.onSent(answer);
    },
  });
  return (
    <Disclosure summary={t('absence.add')}>
      <Form form={form} label={t('absence.add')} className={styles.absence}>
        {form.notice && <Banner tone="error">{form.notice.text}</Banner>}
        <Moment
          labels={[t('absence.fromDay'), t('absence.fromTime')]}
          placeholder={t('frame.chooseDay')}
          values={[wish.fromDate, wish.fromTime]}
          timeZone={config.timezone}
          error={form.faults['startsAt']}
          onChange={(fromDate, fromTime) =>
            setWish({ ...wish, fromDate, fromTime, toDate: wish.toDate || fromDate })
          }
        />
        <Moment
          labels={[t('absence.toDay'), t('absence.toTime')]}
          placeholder={t('frame.chooseDay')}
          values={[wish.toDate, wish.toTime]}
          timeZone={config.timezone}
          error={form.faults['endsAt']}
          onChange={(toDate, toTime) => setWish({ ...wish, toDate, toTime })}
        />
        <TextField
          {...form.bind('reason')}
          onChange={({ target }) => form.set('reason', target.value)}
          label={t('absence.reason')}
          hint={t('absence.reasonHint')}
          maxLength={120}
        />
        <Obstacles {...{ vehicleId, period }} onFree={setFree} />
        <Button type="submit" disabled={period === null || !isFree} loading={form.isSending}>
          {t('absence.submit')}
        </Button>
      </Form>
    </Disclosure>
  );
}
