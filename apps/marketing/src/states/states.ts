import { defineStates } from '@livree/testing/states';
import { contactStates } from './contact-states.ts';
import { pageStates } from './page-states.ts';
import { vehicleStates } from './vehicle-states.ts';

/** Every state of this remote. */
export const states = defineStates([...pageStates, ...vehicleStates, ...contactStates]);
