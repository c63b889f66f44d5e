import { interruption } from '@livree/command';

/** What runs, or lies in a folder, until its visit ends. */
const open = new Set<() => Promise<void>>();
let isHeard = false;
let isEnding = false;

async function endAll(): Promise<never> {
  isEnding = true;
  await Promise.allSettled([...open].map((end) => end()));
  process.exit(1);
}

/**
 * Does `end` also when this process is asked to stop, which then exits: servers and folders must not outlive a command.
 * Returns what ends it before; it counts once.
 */
export function endWithProcess(end: () => Promise<void>): () => Promise<void> {
  if (!isHeard) interruption().catch(endAll);
  isHeard = true;
  open.add(end);
  let ended: Promise<void> | undefined;
  return () => {
    // The command that is being stopped goes no further.
    if (isEnding) return new Promise(() => undefined);
    ended ??= end().finally(() => open.delete(end));
    return ended;
  };
}
