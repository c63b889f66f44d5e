import { apiCommand } from './backup/api-command.ts';
import { runScript } from './stop.ts';

await runScript(() => apiCommand('backup'));
