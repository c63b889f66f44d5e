export { recordSecurityEvent } from './record-security-event.ts';
export {
  countSecurityEvents,
  removeSecurityEvents,
  listSecurityEvents,
} from './security-events.repository.ts';
export { watchSecurity } from './watch.ts';
