import { type ManagedVehicle, vehicleRoutes } from '@livree/contracts';
import { Button } from '@livree/design-system/actions';
import { Banner } from '@livree/design-system/feedback';
import { Form, useApiForm } from '@livree/forms';
import { useTranslation } from 'react-i18next';
import { useEditedVersion } from '../../../frame/use-edited-version.ts';
import { useFormEnd } from '../../../frame/use-form-end.ts';
import { useStored } from '../../../frame/use-stored.ts';
import { toEdit, type VehicleValues } from '../model/vehicle-values.ts';
import { VehicleFields } from './vehicle-fields.tsx';
import * as styles from './vehicle.module.css';

interface Saved {
  readonly message?: string | undefined;
  readonly data: ManagedVehicle;
}

interface VehicleFormProps {
  readonly values: VehicleValues;
  /** Null for a vehicle that is new. */
  readonly version: string | null;
  readonly label: string;
  readonly send: (values: VehicleValues, version: string) => Promise<Saved>;
  readonly onSaved?: (vehicle: ManagedVehicle) => void;
}

/** Everything that is said of a vehicle, its price by the hour and its papers. */
export function VehicleForm({ values, version, label, send, onSaved }: VehicleFormProps) {
  const { t } = useTranslation('operations');
  const edit = useEditedVersion(version);
  const end = useFormEnd();
  const form = useApiForm({
    values,
    isSaved: true,
    route: vehicleRoutes.add,
    body: toEdit,
    send: (typed) => edit.send((begun) => send(typed, begun ?? '')),
    ...end,
    onSent(answer: Saved) {
      onSaved?.(answer.data);
      return end.onSent(answer);
    },
  });
  edit.follow(form.isDirty);
  return (
    <Form form={form} label={label} className={styles.form}>
      {form.notice && <Banner tone="error">{form.notice.text}</Banner>}
      <VehicleFields field={useStored(form, values, edit.isOvertaken)} />
      <Button type="submit" loading={form.isSending}>
        {t('frame.save')}
      </Button>
    </Form>
  );
}
