import { workspaceRoot } from '@livree/build/project';
import { completeLock } from './lock/complete-lock.ts';
import { runScript } from '@livree/command';

/** Completes the lock file for every platform, after `npm install` has added a package. */
await runScript(() => completeLock(workspaceRoot));
