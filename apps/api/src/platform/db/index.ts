export { openPglite, openPostgres } from './database.ts';
export type { Connection, Database, EmbeddedDatabase } from './database.ts';
export { isConflict, isDuplicate, isOverlap, isUnreachable, isUnstorable } from './faults.ts';
export { FolderLockedError, lockFolder } from './folder-lock.ts';
export { containing, wordsOf } from './like.ts';
export { migrate } from './migrate.ts';
export { ping } from './ping.ts';
export { statement } from './statement.ts';
export type { Tables } from './tables.ts';
