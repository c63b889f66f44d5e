import { customerRoutes, isOneOf, languages } from '@livree/contracts';
import { Button } from '@livree/design-system/actions';
import { Banner } from '@livree/design-system/feedback';
import { EmailField, PhoneField, SelectField, TextField } from '@livree/design-system/fields';
import { Form, useApiForm } from '@livree/forms';
import { useShell } from '@livree/platform';
import { useRequestKeys } from '@livree/platform/request-keys';
import { useTranslation } from 'react-i18next';
import { useFormEnd } from '../../../frame/use-form-end.ts';
import { addCustomer } from '../api/add-customer.ts';
import * as styles from './new-ride.module.css';

/** Adds a customer on the telephone. */
export function CustomerForm({ onAdded }: { onAdded: (id: number) => void }) {
  const { t } = useTranslation('operations');
  const { api } = useShell();
  const end = useFormEnd();
  const { keyOf, forget } = useRequestKeys();
  const form = useApiForm({
    values: { name: '', email: '', phone: '', language: 'fr' },
    isSaved: true,
    route: customerRoutes.add,
    async send({ language, ...typed }) {
      const customer = { ...typed, language: isOneOf(languages, language) ? language : 'fr' } as const;
      const answer = await addCustomer(api, customer, keyOf(customer));
      forget(customer);
      return answer;
    },
    ...end,
    onSent(answer) {
      onAdded(answer.data.id);
      return end.onSent(answer);
    },
  });
  const text = (name: 'name' | 'email' | 'phone') => ({
    ...form.bind(name),
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => form.set(name, target.value),
  });
  return (
    <Form form={form} label={t('newRide.newCustomer')} className={styles.fields}>
      {form.notice && <Banner tone="error">{form.notice.text}</Banner>}
      <TextField {...text('name')} label={t('newRide.name')} maxLength={120} />
      <EmailField {...text('email')} label={t('ride.email')} />
      <PhoneField {...text('phone')} label={t('ride.phone')} />
      <SelectField
        {...form.bind('language')}
        label={t('customers.language')}
        items={languages.map((id) => ({ id, text: t(`language.${id}`) }))}
        onChange={({ target }) => form.set('language', target.value || 'fr')}
        placeholder={t('language.fr')}
      />
      <Button type="submit" variant="secondary" wide loading={form.isSending}>
        {t('newRide.addCustomer')}
      </Button>
    </Form>
  );
}
