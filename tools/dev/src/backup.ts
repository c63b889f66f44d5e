import { apiCommand } from './backup/api-command.ts';
import { runScript } from '@livree/command';

await runScript(() => apiCommand('backup'));
