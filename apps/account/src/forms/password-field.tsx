import { PasswordField as Field, passwordScore, type PasswordFieldProps } from '@livree/design-system/fields';
import { useTranslation } from 'react-i18next';

type Props = Omit<PasswordFieldProps, 'showLabel' | 'hideLabelText' | 'strength'> & {
  /** The typed part of a new password, whose strength is shown. */
  readonly rated?: string;
};

/** A password, whose button and strength have words in the visitor's language. */
export function PasswordField({ rated = '', ...field }: Props) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation('common');
  const score = passwordScore(rated);
  // A refused password has its reason; a strength beside it would contradict.
  const isRated = rated !== '' && !field.error;
  return (
    <Field
      {...field}
      showLabel={common('actions.show')}
      hideLabelText={common('actions.hide')}
      strength={isRated ? { score, label: t(`strength.${score}`) } : undefined}
    />
  );
}
