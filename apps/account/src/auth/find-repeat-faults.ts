import type { FormFaults } from '@livree/api-client';

interface ChosenPassword {
  readonly password: string;
  readonly passwordConfirmation: string;
}

/** What is wrong with the repetition of a new password: a key of the contract's texts. */
export function findRepeatFaults({ password, passwordConfirmation }: ChosenPassword): FormFaults {
  if (passwordConfirmation === '')
    return { passwordConfirmation: 'validation.password_confirmation_required' };
  return password === passwordConfirmation ? {} : { passwordConfirmation: 'validation.password_mismatch' };
}
