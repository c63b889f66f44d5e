export { contractVersion, supportedContracts } from './contract.ts';
export type { Access, Messages, RemoteRoute, SlotModule } from './remote.ts';
export { useIsCurrent } from './is-current.ts';
export type * from './shell-services.ts';
export type { SlotName } from './slots.ts';
