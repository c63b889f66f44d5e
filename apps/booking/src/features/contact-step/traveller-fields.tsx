import { Checkbox, EmailField, PhoneField, TextField } from '@livree/design-system/fields';
import { Select } from '@livree/design-system/pick';
import { useFormContext, useWatch } from '@livree/forms/engine';
import { isLanguage, languageNames, languages } from '@livree/i18n';
import { useLanguage, useQuery, useSession, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import type { BookingFields } from '../../wizard/booking.ts';
import { useFieldError } from '../../wizard/field-error.ts';
import { addressConfirmedQuery } from './api/address-confirmed-query.ts';
import * as styles from './contact-step.module.css';

/** Who rides, if it is somebody else. The messages about the ride go there too, without the price. */
export function TravellerFields() {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  const { textMessages = true } = useShell().config.flags;
  const { control, setValue } = useFormContext<BookingFields>();
  const traveller = useWatch({ control, name: 'traveller' }) ?? null;
  const toggle = (isOther: boolean): void =>
    setValue('traveller', isOther ? { name: '', phone: '', email: '', language } : null, {
      shouldDirty: true,
    });
  return (
    <div className={styles.account}>
      <Checkbox
        name="forSomebodyElse"
        label={t('traveller.other')}
        description={t(textMessages ? 'traveller.why' : 'traveller.whyByMail')}
        checked={traveller !== null}
        onChange={({ target }) => toggle(target.checked)}
      />
      {traveller === null ? null : <Traveller language={traveller.language} />}
    </div>
  );
}

/** Whether the traveller's message names no places yet: its sender's address is not confirmed. */
function useHiddenPlaces(): boolean {
  const { api } = useShell();
  const { status } = useSession();
  const { data: isConfirmed } = useQuery({
    ...addressConfirmedQuery(api),
    enabled: status === 'signed-in',
  });
  return status === 'anonymous' || (status === 'signed-in' && isConfirmed === false);
}

function Traveller({ language }: { language: string }) {
  const { t } = useTranslation('booking');
  const hidesPlaces = useHiddenPlaces();
  const { register, setValue } = useFormContext<BookingFields>();
  const readError = useFieldError();
  return (
    <>
      <TextField
        {...register('traveller.name')}
        label={t('traveller.name')}
        autoComplete="off"
        error={readError('traveller.name')}
      />
      <div className={styles.pair}>
        <PhoneField
          {...register('traveller.phone')}
          label={t('traveller.phone')}
          autoComplete="off"
          error={readError('traveller.phone')}
        />
        <EmailField
          {...register('traveller.email')}
          label={t('traveller.email')}
          hint={hidesPlaces ? t('traveller.places') : undefined}
          autoComplete="off"
          error={readError('traveller.email')}
        />
      </div>
      <Select
        label={t('traveller.language')}
        placeholder={t('traveller.language')}
        items={languages.map((code) => ({ id: code, label: languageNames[code] }))}
        value={language}
        onChange={(code) => isLanguage(code) && setValue('traveller.language', code, { shouldDirty: true })}
      />
    </>
  );
}
