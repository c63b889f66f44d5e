import { defineStates } from '@livree/testing/states';
import { cardStates } from './card-states.ts';
import { linkStates } from './link-states.ts';
import { settlementStates } from './settlement-states.ts';
import { transactionStates } from './transaction-states.ts';

/** Every state of this remote. */
export const states = defineStates([...transactionStates, ...cardStates, ...linkStates, ...settlementStates]);
