export { linkTree } from './link-tree.ts';
export { run } from './run.ts';
export { shellOutput, type Ended } from './shell-output.ts';
export { Interrupted, interruption, runScript, Stop } from './stop.ts';
export { succeeds } from './succeeds.ts';
