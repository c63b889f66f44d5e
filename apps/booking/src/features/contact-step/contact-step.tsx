import { TextLink } from '@livree/design-system/actions';
import { Banner } from '@livree/design-system/feedback';
import { Checkbox, EmailField, PasswordField, PhoneField, TextField } from '@livree/design-system/fields';
import { useFormContext, useWatch } from '@livree/forms/engine';
import { useSession } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import type { BookingFields } from '../../wizard/booking.ts';
import { useFieldError } from '../../wizard/field-error.ts';
import { useStep } from '../../wizard/use-step.ts';
import * as styles from './contact-step.module.css';
import { TravellerFields } from './traveller-fields.tsx';

/**
 * Step 3: the passenger's contact and, for visitors, an optional account. `refusal`: why the account could not be
 * created.
 */
export function ContactStep({ refusal }: { refusal: string | null }) {
  const { t } = useTranslation('booking');
  const { register } = useFormContext<BookingFields>();
  const readError = useFieldError();
  const isVisitor = useSession().status === 'anonymous';
  return (
    <>
      {refusal === null ? null : <AccountRefusal reason={refusal} />}
      <TextField
        {...register('contact.name')}
        label={t('contact.name')}
        autoComplete="name"
        error={readError('contact.name')}
      />
      <div className={styles.pair}>
        <EmailField
          {...register('contact.email')}
          label={t('contact.email')}
          error={readError('contact.email')}
        />
        <PhoneField
          {...register('contact.phone')}
          label={t('contact.phone')}
          error={readError('contact.phone')}
        />
      </div>
      <TravellerFields />
      {isVisitor ? <AccountChoice /> : null}
    </>
  );
}

function AccountRefusal({ reason }: { reason: string }) {
  const { t } = useTranslation('booking');
  const { t: common } = useTranslation('common');
  const { setValue } = useFormContext<BookingFields>();
  const { goTo } = useStep();
  const logIn = (): void => {
    setValue('contact.createAccount', false);
    goTo(4);
  };
  return (
    <Banner
      tone="warn"
      title={t('account.refused')}
      actions={<TextLink onClick={logIn}>{common('actions.login')}</TextLink>}
    >
      {reason}
    </Banner>
  );
}

function AccountChoice() {
  const { t } = useTranslation('booking');
  const { t: common } = useTranslation('common');
  const { control, register } = useFormContext<BookingFields>();
  const isWanted = useWatch({ control, name: 'contact.createAccount' });
  const readError = useFieldError();
  const words = { showLabel: common('actions.show'), hideLabelText: common('actions.hide') };
  return (
    <div className={styles.account}>
      <p>{t('account.needed')}</p>
      <Checkbox
        {...register('contact.createAccount')}
        label={t('account.create')}
        description={t('account.why')}
      />
      {isWanted ? (
        <div className={styles.pair}>
          <PasswordField
            {...register('password')}
            {...words}
            label={t('account.password')}
            autoComplete="new-password"
            error={readError('password')}
          />
          <PasswordField
            {...register('confirmPassword')}
            {...words}
            label={t('account.confirmPassword')}
            autoComplete="new-password"
            error={readError('confirmPassword')}
          />
        </div>
      ) : null}
    </div>
  );
}
