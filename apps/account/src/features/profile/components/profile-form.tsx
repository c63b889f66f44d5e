import { genders, type User } from '@livree/contracts';
import { PhoneField, Radio, RadioGroup, TextField } from '@livree/design-system/fields';
import { useLanguage, useShell } from '@livree/platform';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFrame } from '../../../forms/form-frame.tsx';
import { useSettingsForm } from '../../../forms/use-settings-form.ts';
import { useUpdateProfile } from '../api/use-update-profile.ts';
import { profileValues, type ProfileValues } from '../model/profile-values.ts';

interface ProfileFormProps {
  readonly user: User;
  /** Beside the button that saves. */
  readonly actions?: ReactNode;
  readonly onSaved?: ((message: string) => void) | undefined;
}

type TextName = Exclude<keyof ProfileValues, 'gender'>;

/** The draft's name. */
export const profileDraft = 'profile';

/** The customer's profile as a form. */
export function ProfileForm({ user, actions, onSaved }: ProfileFormProps) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const { t: common } = useTranslation('common');
  const today = useShell().clock.now().toISOString().slice(0, 10);
  const update = useUpdateProfile();
  const form = useSettingsForm({
    draft: profileDraft,
    values: profileValues(user),
    async send(values) {
      const message = (await update(values)) ?? t('profile.saved');
      onSaved?.(message);
      return message;
    },
    done: t('profile.saved'),
    failed: t('profile.saveFailed'),
  });
  const optional = `(${common('state.optional').toLocaleLowerCase(language)})`;
  const field = (name: TextName, autoComplete: string) => ({
    name,
    autoComplete,
    label: t(`profile.fields.${name}`),
    value: form.values[name],
    error: form.faults[name],
    onChange: ({ target }: { target: { value: string } }) => form.set(name, target.value),
  });
  return (
    <FormFrame form={form} label={t('profile.information')} actions={actions}>
      <TextField {...field('name', 'name')} />
      <PhoneField {...field('phone', 'tel')} optional={optional} />
      <TextField {...field('address', 'street-address')} optional={optional} />
      <TextField
        {...field('birthDate', 'bday')}
        type="date"
        min="1900-01-01"
        max={today}
        optional={optional}
      />
      <RadioGroup
        legend={`${t('profile.fields.gender')} ${optional}`}
        layout="inline"
        value={form.values.gender}
        onChange={(picked) => form.set('gender', genders.find((known) => known === picked) ?? '')}
        error={form.faults['gender']}
      >
        {genders.map((gender) => (
          <Radio key={gender} value={gender} label={t(`profile.genders.${gender}`)} />
        ))}
        <Radio value="" label={t('profile.genders.unsaid')} />
      </RadioGroup>
    </FormFrame>
  );
}
