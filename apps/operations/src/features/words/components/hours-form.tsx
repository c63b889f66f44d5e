import { type KeptHours, wordRoutes } from '@livree/contracts';
import { Button } from '@livree/design-system/actions';
import { Banner } from '@livree/design-system/feedback';
import { Switch, TextField } from '@livree/design-system/fields';
import { Form, useApiForm } from '@livree/forms';
import { formatterFor } from '@livree/i18n';
import { useLanguage, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { Resumed } from '../../../frame/kept/resumed.tsx';
import { useKeptForm } from '../../../frame/kept/use-kept-form.ts';
import * as parts from '../../../frame/parts.module.css';
import { useEditedVersion } from '../../../frame/use-edited-version.ts';
import { useStored } from '../../../frame/use-stored.ts';
import { saveHours } from '../api/save-hours.ts';
import { countTurns, findHourFaults, fromHours, hourField, toHours, weekDays } from '../model/hour-values.ts';
import * as styles from './words.module.css';

/** The opening hours by weekday, in up to two turns a day, or as many as there are. */
export function HoursForm({ hours }: { hours: KeptHours | null }) {
  const { t } = useTranslation('operations');
  const { api, config } = useShell();
  const { weekdays } = formatterFor(useLanguage());
  const values = fromHours(hours);
  const newest = hours?.version ?? null;
  const end = useKeptForm('hours', { newest });
  const edit = useEditedVersion(newest, end.draft);
  const form = useApiForm({
    values,
    isSaved: true,
    route: wordRoutes.saveHours,
    body: (typed) => ({ ...toHours(typed), version: edit.begun }),
    findFaults: findHourFaults,
    send: (typed) => edit.send((version) => saveHours(api, { ...toHours(typed), version })),
    ...end,
  });
  edit.follow(form.isDirty);
  const field = useStored(form, values, edit.isOvertaken);
  const turns = Array.from({ length: countTurns(hours) }, (_, turn) => turn);
  const isOther = edit.isOvertaken && values['isPhoneAlways'] !== form.values['isPhoneAlways'];
  return (
    <Form form={form} label={t('words.part.hours')} className={parts.part}>
      <h2>{t('words.part.hours')}</h2>
      <p className={parts.told}>{t('words.hours.zone', { zone: config.timezone })}</p>
      <Resumed form={form} values={values} />
      {form.notice && <Banner tone="error">{form.notice.text}</Banner>}
      {weekDays.map((day) => (
        <fieldset key={day} className={styles.day}>
          <legend>{weekdays('long')[day - 1]}</legend>
          {turns.map((turn) => (
            <div key={turn} className={styles.turn}>
              <TextField
                {...field(hourField('opens', day, turn))}
                type="time"
                label={t('words.hours.opens')}
              />
              <TextField
                {...field(hourField('closes', day, turn))}
                type="time"
                label={t('words.hours.closes')}
              />
            </div>
          ))}
        </fieldset>
      ))}
      <Switch
        label={t('words.hours.phone')}
        description={isOther ? t('words.otherShown') : undefined}
        checked={form.values['isPhoneAlways'] === 'yes'}
        onChange={({ target }) => form.set('isPhoneAlways', target.checked ? 'yes' : '')}
      />
      <div className={parts.ways}>
        <Button type="submit" loading={form.isSending}>
          {t('frame.save')}
        </Button>
      </div>
    </Form>
  );
}
