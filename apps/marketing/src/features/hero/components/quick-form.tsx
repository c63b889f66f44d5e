import { Button, CloseButton, TextLink } from '@livree/design-system/actions';
import { VisuallyHidden } from '@livree/design-system/layout';
import { Form, useApiForm } from '@livree/forms';
import { paths, useAddress, Slot, type SlotProps } from '@livree/platform';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { simulatorData } from '../model/simulator-data.ts';
import { useSuggestingField } from '../use-suggesting-field.ts';
import { AddressField } from './address-field.tsx';
import * as styles from './quick-form.module.css';

const ends = ['departure', 'destination'] as const;

/** Written whole: a template would bring every text of a ride with the home page. */
const labels = { departure: 'ride.departure', destination: 'ride.destination' } as const;

/** Departure and destination on a line; submitting opens the simulator. */
export function QuickForm() {
  const { t } = useTranslation('marketing');
  const { t: common } = useTranslation('common');
  const { Suggesting, bring } = useSuggestingField();
  const [simulated, setSimulated] = useState<SlotProps<'booking/simulator@1'>>();
  const close = () => setSimulated(undefined);
  const form = useApiForm({
    values: { departure: '', destination: '' },
    send: (typed) => Promise.resolve(simulatorData(typed)),
    onSent(data) {
      setSimulated(data);
      return undefined;
    },
    failed: '',
  });
  return (
    <>
      <Form
        form={form}
        className={styles.form}
        label={t('quick.simulator')}
        method="get"
        action={useAddress(paths.booking())}
      >
        {ends.map((end) => (
          <div key={end} className={styles[end]}>
            <AddressField
              name={end}
              label={common(labels[end])}
              placeholder={t('quick.placeholder')}
              value={form.values[end]}
              onChange={(address) => form.set(end, address)}
              Suggesting={Suggesting}
              onTouched={bring}
            />
          </div>
        ))}
        <div className={styles.acts}>
          <Button type="submit">
            {t('quick.estimate')}
            <VisuallyHidden> ({t('quick.simulator')})</VisuallyHidden>
          </Button>
          <TextLink onClick={form.submit}>{t('quick.addStop')}</TextLink>
        </div>
      </Form>
      {simulated === undefined ? null : (
        // Empty once the simulator, which is a dialog, has loaded.
        <aside className={styles.simulator}>
          <div>
            <Slot name="booking/simulator@1" data={simulated} on={{ close }} />
          </div>
          <CloseButton label={common('actions.close')} onClick={close} />
        </aside>
      )}
    </>
  );
}
