/** Network globals that Node offers to every module. */
const networkGlobals = ['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest'] as const;

/** Functions of `process` that reach beyond it, including those that the permission model refuses anyway. */
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
 * Removes from all code loaded later what this Node's permission model leaves open: the network and signals to other
 * processes. `registerModuleHooks` also blocks Node's built-in modules.
 */
export function confine(): void {
  for (const name of networkGlobals) Reflect.deleteProperty(globalThis, name);
  for (const name of reachingActs) Reflect.deleteProperty(process, name);
}
