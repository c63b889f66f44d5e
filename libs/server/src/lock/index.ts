export { lockOwner, tryLock } from './lock.ts';
export { LockedError, withLock } from './with-lock.ts';
