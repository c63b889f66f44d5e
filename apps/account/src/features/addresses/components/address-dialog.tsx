import { longestPlaceName } from '@livree/contracts';
import { Button } from '@livree/design-system/actions';
import { Banner } from '@livree/design-system/feedback';
import { TextField } from '@livree/design-system/fields';
import { Form, type ApiForm } from '@livree/forms';
import { Dialog } from '@livree/platform/dialog';
import { PlaceField } from '@livree/rides/places';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlaceSetup } from '../../../forms/use-place-setup.ts';
import * as styles from './addresses.module.css';

export interface AddressDialogProps {
  readonly onClose: () => void;
  /** @param message the sentence of success */
  readonly onDone: (message: string) => void;
}

/** The fields of a saved address. */
export interface AddressValues {
  readonly name: string;
  readonly address: string;
}

interface Props<Values extends AddressValues> extends Pick<AddressDialogProps, 'onClose'> {
  readonly title: string;
  readonly form: ApiForm<Values>;
  /** Home and work have no name. */
  readonly isNamed: boolean;
  /** Above the fields. */
  readonly children?: ReactNode;
}

const ignoreTyping = (): void => undefined;

/** Asks for an address, and for the name of a place. */
export function AddressDialog<Values extends AddressValues>(props: Props<Values>) {
  const { title, form, isNamed, onClose, children } = props;
  const { t } = useTranslation('account');
  const { t: common } = useTranslation('common');
  const setup = usePlaceSetup(ignoreTyping);
  const formId = useId();
  const { notice, faults, values } = form;
  const hasFaults = Object.keys(faults).length > 0;
  return (
    <Dialog
      onClose={onClose}
      title={title}
      footer={
        <Button type="submit" form={formId} wide loading={form.isSending}>
          {common('actions.save')}
        </Button>
      }
    >
      <Form form={form} id={formId} className={styles.form}>
        {notice && !hasFaults && <Banner tone={notice.tone}>{notice.text}</Banner>}
        {children}
        {isNamed && (
          <TextField
            {...form.bind('name')}
            label={t('addresses.name')}
            hint={t('addresses.nameHint')}
            maxLength={longestPlaceName}
            autoComplete="off"
            onChange={({ target }) => form.set('name', target.value)}
          />
        )}
        <PlaceField
          setup={setup}
          label={t('addresses.address')}
          value={values.address}
          onChange={(address) => form.set('address', address)}
          error={faults['address']}
        />
      </Form>
    </Dialog>
  );
}
