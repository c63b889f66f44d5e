import asyncHooks from 'node:async_hooks';
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { Socket } from 'node:net';
import { allowedProcessProperties } from './process-properties.ts';

/** Globals that reach the network, or compile what no loader sees. */
const closedGlobals = ['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest', 'WebAssembly'] as const;

/** Where `fetch` keeps its connections for everybody. */
const dispatchers = ['undici.globalDispatcher.1', 'undici.globalDispatcher.2'].map((name) =>
  Symbol.for(name),
);

/** Methods of open modules that give the objects of this process away, or load a library of the system. */
const closedMethods = [
  [asyncHooks, ['createHook', 'executionAsyncResource']],
  [crypto, ['setEngine']],
] as const;

/** Methods of the channel's classes that reach somewhere else. */
const reachingMethods = ['connect', 'bind', 'listen', 'open', 'fchmod'] as const;

function closeFetch(): void {
  // Their getters load what `fetch` is made of, which would set the dispatchers later.
  const loaded = [Response, Request, Headers, FormData];
  for (const symbol of dispatchers)
    if (loaded.length > 0)
      Object.defineProperty(globalThis, symbol, { value: undefined, writable: false, configurable: false });
  for (const name of closedGlobals) Reflect.deleteProperty(globalThis, name);
}

/** Code that replaces a method of streams may get hold of the channel, and so of its classes. */
function closeSockets(channel: Socket): void {
  const handle: unknown = Reflect.get(channel, '_handle');
  const classes = [Socket.prototype, ...(handle instanceof Object ? [Object.getPrototypeOf(handle)] : [])];
  for (const prototype of classes)
    for (const method of reachingMethods) Reflect.deleteProperty(prototype, method);
}

function closeProcess(): void {
  for (const name of Reflect.ownKeys(process))
    if (!allowedProcessProperties.has(name)) Reflect.deleteProperty(process, name);
}

/** Otherwise any error gives away the functions and objects below it on the stack. React sets it; that is ignored. */
function closeStackTraces(): void {
  Object.defineProperty(Error, 'prepareStackTrace', {
    get: () => undefined,
    set: () => {},
    configurable: false,
  });
}

/**
 * Closes to all code loaded later what Node leaves open: the network, signals, the loader and what leads to them. This
 * is a second barrier behind the system's (decision 0040). `registerModuleHooks` also blocks built-in modules.
 */
export function confine(channel: Socket): void {
  closeFetch();
  closeSockets(channel);
  for (const [module, names] of closedMethods) for (const name of names) Reflect.deleteProperty(module, name);
  syncBuiltinESMExports();
  closeProcess();
  closeStackTraces();
}
