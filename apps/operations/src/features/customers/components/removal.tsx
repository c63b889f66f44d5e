import { type Customer, customerRoutes } from '@livree/contracts';
import { Button } from '@livree/design-system/actions';
import { Disclosure } from '@livree/design-system/display';
import { Banner } from '@livree/design-system/feedback';
import { TextField } from '@livree/design-system/fields';
import { Form, useApiForm } from '@livree/forms';
import { useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { places } from '../../../frame/places.ts';
import { useFormEnd } from '../../../frame/use-form-end.ts';
import { removeCustomer } from '../api/remove-customer.ts';
import * as styles from './customer.module.css';

/** Deletes a customer on their request, once their name was typed. */
export function Removal({ customer: { id, name, openRideCount } }: { customer: Customer }) {
  const { t } = useTranslation('operations');
  const { api, navigation } = useShell();
  const end = useFormEnd(t('customers.notRemoved'));
  const form = useApiForm({
    values: { name: '' },
    route: customerRoutes.remove,
    send: (typed) => removeCustomer(api, id, typed.name),
    ...end,
    onSent(answer) {
      navigation.go(places.customers(), { replace: true });
      return end.onSent(answer);
    },
  });
  return (
    <Disclosure summary={<h2>{t('customers.removal')}</h2>}>
      <Form form={form} label={t('customers.removal')} className={styles.form}>
        <p>{t('customers.removalText')}</p>
        {openRideCount > 0 && (
          <Banner tone="warn">{t('customers.openRides', { count: openRideCount })}</Banner>
        )}
        {form.notice && <Banner tone="error">{form.notice.text}</Banner>}
        <TextField
          {...form.field('name')}
          label={t('customers.typeName', { name })}
          maxLength={120}
          autoComplete="off"
        />
        <Button type="submit" variant="danger" wide loading={form.isSending}>
          {t('customers.remove', { name })}
        </Button>
      </Form>
    </Disclosure>
  );
}
