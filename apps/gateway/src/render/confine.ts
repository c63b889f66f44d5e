/** Ways to the network that Node offers every module. */
const networkGlobals = ['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest'] as const;

/** Acts of `process` that reach beyond it; what the permission model refuses anyway goes as well. */
const reachingActs = [
  '_debugEnd',
  '_debugProcess',
  '_getActiveHandles',
  '_getActiveRequests',
  '_kill',
  '_linkedBinding',
  'binding',
  'chdir',
  'disconnect',
  'dlopen',
  'execve',
  'getBuiltinModule',
  'kill',
  'loadEnvFile',
  'openStdin',
  'report',
  'send',
  'setUncaughtExceptionCaptureCallback',
  'setegid',
  'seteuid',
  'setgid',
  'setgroups',
  'setuid',
  'initgroups',
  'stderr',
  'stdin',
  'stdout',
  'umask',
] as const;

/**
 * Takes from everything that is loaded later what the permission model of this Node leaves open: the network and
 * signals to other processes. Beside it `registerModuleHooks` closes Node's own modules.
 */
export function confine(): void {
  for (const name of networkGlobals) Reflect.deleteProperty(globalThis, name);
  for (const name of reachingActs) Reflect.deleteProperty(process, name);
}
