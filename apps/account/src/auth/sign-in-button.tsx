import { Button } from '@livree/design-system/actions';
import type { ReactNode } from 'react';

interface SignInButtonProps {
  readonly disabled?: boolean;
  readonly loading?: boolean;
  /** @param remember whether the 'remember me' of the form around the button is ticked */
  readonly onPress: (remember: boolean) => void;
  readonly children: ReactNode;
}

/** A button for another way to sign in than the form around it. */
export const SignInButton = ({ onPress, ...props }: SignInButtonProps) => (
  // A press before hydration is delayed as a submission, and repeated.
  <Button
    {...props}
    type="submit"
    variant="secondary"
    wide
    onClick={(event) => {
      event.preventDefault();
      const { form } = event.currentTarget;
      onPress(form !== null && new FormData(form).has('remember'));
    }}
  />
);
