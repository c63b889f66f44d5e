import { defineStates } from '@livree/testing/states';
import { entranceStates } from './entrance-states.ts';
import { recoveryStates } from './recovery-states.ts';
import { rideStates } from './ride-states.ts';
import { settingsStates } from './settings-states.ts';

/** Every state of this remote. */
export const states = defineStates([...entranceStates, ...recoveryStates, ...rideStates, ...settingsStates]);
