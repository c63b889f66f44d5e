import { PasswordField as Field, passwordScore, type PasswordFieldProps } from '@livree/design-system/base';
import { useMessages } from '@livree/platform';

type Props = Omit<PasswordFieldProps, 'showLabel' | 'hideLabelText' | 'strength'> & {
  /** What is typed of a new password: its strength is shown. */
  readonly rated?: string;
};

/** A password, whose button and strength have words in the visitor's language. */
export function PasswordField({ rated = '', ...field }: Props) {
  const { t } = useMessages('account');
  const { t: common } = useMessages('common');
  const score = passwordScore(rated);
  return (
    <Field
      {...field}
      showLabel={common('actions.show')}
      hideLabelText={common('actions.hide')}
      strength={rated === '' ? undefined : { score, label: t(`strength.${score}`) }}
    />
  );
}
