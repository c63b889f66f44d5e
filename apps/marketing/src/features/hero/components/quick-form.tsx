import { Button, TextField, TextLink, VisuallyHidden } from '@livree/design-system/base';
import { paths, Slot, useMessages, type SlotProps } from '@livree/platform';
import { useState, type FormEvent } from 'react';
import { simulatorData } from '../model/simulator-data.ts';
import * as styles from './quick-form.module.css';

/** Departure and destination on the line; they open the simulator. */
export function QuickForm() {
  const { t } = useMessages('marketing');
  const { t: common } = useMessages('common');
  const [simulated, setSimulated] = useState<SlotProps<'booking/simulator@1'>>();
  const simulate = (form: HTMLFormElement | null) =>
    setSimulated(simulatorData(form === null ? new FormData() : new FormData(form)));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    simulate(event.currentTarget);
  };
  const place = { placeholder: t('quick.placeholder'), maxLength: 300, autoComplete: 'off' };
  return (
    <>
      <form
        className={styles.form}
        aria-label={t('quick.simulator')}
        action={paths.booking()}
        onSubmit={submit}
      >
        <div className={styles.departure}>
          <TextField label={common('ride.departure')} name="departure" {...place} />
        </div>
        <div className={styles.destination}>
          <TextField label={common('ride.destination')} name="destination" {...place} />
        </div>
        <div className={styles.acts}>
          <Button type="submit">
            {t('quick.estimate')}
            <VisuallyHidden> ({t('quick.simulator')})</VisuallyHidden>
          </Button>
          <TextLink onClick={(event) => simulate(event.currentTarget.form)}>{t('quick.addStop')}</TextLink>
        </div>
      </form>
      {simulated === undefined ? null : (
        <Slot name="booking/simulator@1" data={simulated} on={{ close: () => setSimulated(undefined) }} />
      )}
    </>
  );
}
