import { defineStates } from '@livree/testing/states';
import { accountStates } from './account-states.ts';
import { addressStates } from './address-states.ts';
import { authStates } from './auth-states.ts';
import { confirmationStates } from './confirmation-states.ts';
import { factorStates } from './factor-states.ts';
import { guestStates } from './guest-states.ts';
import { recoveryStates } from './recovery-states.ts';
import { rideStates } from './ride-states.ts';
import { settingsStates } from './settings-states.ts';
import { voucherStates } from './voucher-states.ts';

/** Every state of this remote. */
export const states = defineStates([
  ...authStates,
  ...recoveryStates,
  ...confirmationStates,
  ...guestStates,
  ...factorStates,
  ...rideStates,
  ...settingsStates,
  ...accountStates,
  ...addressStates,
  ...voucherStates,
]);
