import { runScript } from '@livree/command';
import { apiCommand } from './backup/api-command.ts';

await runScript(() => apiCommand('restore'));
