import { defineStates } from '@livree/testing/states';
import { contactStates } from './contact-states.ts';
import { journeyStates } from './journey-states.ts';
import { paymentStates } from './payment-states.ts';
import { serviceStates } from './service-states.ts';
import { simulatorStates } from './simulator-states.ts';

/** Every state of this remote, by step. */
export const states = defineStates([
  ...serviceStates,
  ...journeyStates,
  ...contactStates,
  ...paymentStates,
  ...simulatorStates,
]);
