export { listenForBackups } from './backup-socket.ts';
export { restoreBackup } from './restore-backup.ts';
export { BackupError, takeBackup } from './take-backup.ts';
