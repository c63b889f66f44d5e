import { workspaceRoot } from '@livree/build/project';
import { runScript } from '@livree/command';
import { completeLock } from './lock/complete-lock.ts';

/** Completes the lock file for every platform, after `npm install` has added a package. */
await runScript(() => completeLock(workspaceRoot));
