import { type KeptTariff, priceRoutes } from '@livree/contracts';
import { Button } from '@livree/design-system/actions';
import { Banner } from '@livree/design-system/feedback';
import { TextField } from '@livree/design-system/fields';
import { Form, useApiForm } from '@livree/forms';
import { formatterFor } from '@livree/i18n';
import { useLanguage, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { useEditedVersion } from '../../../frame/use-edited-version.ts';
import { useFormEnd } from '../../../frame/use-form-end.ts';
import { useStored } from '../../../frame/use-stored.ts';
import { draftTariff } from '../api/draft-tariff.ts';
import { type RateName, rateNames, toRates, toValues } from '../model/rate-values.ts';
import * as styles from './prices.module.css';

/** Drafts other rates of a tariff; those in force stand below their fields. */
export function TariffForm({ tariff }: { tariff: KeptTariff }) {
  const { t } = useTranslation('operations');
  const { api } = useShell();
  const { money } = formatterFor(useLanguage());
  const values = toValues(tariff.draft ?? tariff.rates);
  const edit = useEditedVersion(tariff.version);
  const form = useApiForm({
    values,
    isSaved: true,
    route: priceRoutes.draft,
    body: (typed) => ({ ...toRates(typed), version: tariff.version }),
    send: (typed) =>
      edit.send(async (version) => {
        const answer = await draftTariff(api, tariff.id, toRates(typed), version);
        const saved = answer.data.tariffs.find(({ id }) => id === tariff.id) ?? tariff;
        return { message: answer.message, data: saved };
      }),
    ...useFormEnd(),
  });
  edit.follow(form.isDirty);
  const field = useStored(form, values, edit.isOvertaken);
  const describe = (rate: RateName) => {
    const now = tariff.rates[rate];
    const inForce = now ? t('prices.inForce', { amount: money(now.cents) }) : t('prices.noneInForce');
    return rate === 'maximumPrice' ? `${inForce}. ${t('prices.maximumHint')}` : inForce;
  };
  return (
    <Form form={form} label={tariff.name} className={styles.form}>
      {form.notice && <Banner tone="error">{form.notice.text}</Banner>}
      <div className={styles.fields}>
        {rateNames.map((rate) => (
          <TextField
            key={rate}
            {...field(rate, describe(rate))}
            label={t(`prices.${rate}`)}
            inputMode="decimal"
            trailing="€"
          />
        ))}
      </div>
      <Button type="submit" variant="secondary" loading={form.isSending}>
        {t('prices.saveDraft')}
      </Button>
    </Form>
  );
}
