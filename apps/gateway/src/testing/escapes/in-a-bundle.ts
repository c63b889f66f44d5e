/** Gets the object of the channel to the gateway. */
const stealChannel = `
    const { Duplex } = await import('node:stream');
    const stolen = await new Promise((resolve, reject) => {
      const { write } = Duplex.prototype;
      Duplex.prototype.write = function (...given) { resolve(this); return write.apply(this, given); };
      setTimeout(reject, 300, new Error('nothing was stolen'));
      ask();
    });`;

const builtIns = [
  'fs',
  'net',
  'http',
  'dgram',
  'dns',
  'tls',
  'child_process',
  'worker_threads',
  'cluster',
  'vm',
  'v8',
  'inspector',
  'module',
  'wasi',
  'diagnostics_channel',
  'process',
  'os',
  'repl',
  'sqlite',
  'test',
  'trace_events',
  'perf_hooks',
];

const imports = Object.fromEntries(
  builtIns.map((name) => [`the module ${name}`, `await import('node:${name}');`]),
);

const processFunctions = [
  'binding',
  '_linkedBinding',
  'getBuiltinModule',
  'dlopen',
  'kill',
  '_kill',
  '_debugProcess',
  'send',
  '_send',
  'channel',
  'report',
  'execve',
  'chdir',
  'setuid',
  '_getActiveHandles',
  '_getActiveRequests',
  'loadEnvFile',
  'stdin',
  'stdout',
  'stderr',
  'mainModule',
  'moduleLoadList',
  '_rawDebug',
  '_preload_modules',
];

const functions = Object.fromEntries(
  processFunctions.map((name) => [
    `process.${name}`,
    `if (process.${name} === undefined) throw new Error('there is none');`,
  ]),
);

/**
 * What a hostile server bundle tries, each the body of an async function that ends if it got something, and throws
 * otherwise. It knows `targets`, `folder` (the URL of the rendering code) and `ask`, which calls the API.
 */
export const inABundle: Readonly<Record<string, string>> = {
  ...imports,
  ...functions,
  fetch: `await fetch('http://127.0.0.1:' + targets.port);`,
  WebSocket: `await new Promise((resolve, reject) => Object.assign(new WebSocket('ws://127.0.0.1:' + targets.port), { onopen: resolve, onerror: reject }));`,
  EventSource: `await new Promise((resolve, reject) => Object.assign(new EventSource('http://127.0.0.1:' + targets.port), { onopen: resolve, onerror: reject }));`,
  'the dispatcher of fetch': `
    new Response();
    await dispatched(globalThis[Symbol.for('undici.globalDispatcher.1')], 'http://127.0.0.1:' + targets.port);`,
  'the other dispatcher of fetch': `
    new Request('http://house.test');
    await dispatched(globalThis[Symbol.for('undici.globalDispatcher.2')], 'http://127.0.0.1:' + targets.port);`,
  'a unix socket, by the dispatcher': `
    const { constructor: Agent } = globalThis[Symbol.for('undici.globalDispatcher.1')];
    await dispatched(new Agent({ connect: { socketPath: targets.socket } }), 'http://house.test');`,
  'an abstract socket, by the dispatcher': `
    const { constructor: Agent } = globalThis[Symbol.for('undici.globalDispatcher.1')];
    await dispatched(new Agent({ connect: { socketPath: targets.abstractSocket } }), 'http://house.test');`,
  'another dispatcher, set by a bundle': `
    const symbol = Symbol.for('undici.globalDispatcher.1');
    Object.defineProperty(globalThis, symbol, { value: {}, configurable: true });`,
  'a dispatcher among the symbols of the process': `
    const found = Object.getOwnPropertySymbols(globalThis).map((symbol) => globalThis[symbol]).find((value) => value?.dispatch);
    await dispatched(found, 'http://127.0.0.1:' + targets.port);`,
  'a module, by a prototype': `
    Object.prototype.x = 'node:fs';
    Object.hasOwn = () => true;
    (await import('x')).readFileSync(targets.file);`,
  'a module, by methods of strings': `
    String.prototype.startsWith = () => true;
    (await import('node:fs')).readFileSync(targets.file);`,
  'a module, by methods of regular expressions': `
    RegExp.prototype.test = () => false;
    RegExp.prototype.exec = () => null;
    (await import('node:fs')).readFileSync(targets.file);`,
  'a module, by a table of the loader': `
    const { registerModuleHooks } = await import(folder + 'module-hooks.ts');
    registerModuleHooks()({ sources: {}, sharedModules: { x: 'node:fs' } });
    (await import('x')).readFileSync(targets.file);`,
  'the code of the gateway': `await import(folder + 'confinement/start-confined.ts');`,
  'the main module again': `await import(folder + 'render-main.ts?again');`,
  'a module from text': `await import('data:text/javascript,import "node:fs"');`,
  'a module from text that requires': `await import('data:text/javascript,' + encodeURIComponent('import { createRequire } from "node:module"; createRequire("file:///")("fs");'));`,
  'a file as a module': `await import('file://' + targets.file, { with: { type: 'json' } });`,
  'a module, by another spelling': `await import('NODE:fs');`,
  'a module without its prefix': `(await import('fs')).readFileSync(targets.file);`,
  'require of a package': `
    const react = await import('react');
    (react.require ?? react.default.require ?? react.default.constructor.require)('fs');`,
  'require among the globals': `(globalThis.require ?? globalThis.module.require ?? process.mainModule.require)('fs');`,
  'a package with an add-on': `await import('sharp');`,
  'a package that opens sockets': `await dispatched(new (await import('undici')).Agent(), 'http://127.0.0.1:' + targets.port);`,
  'the functions on the stack': `
    let reached;
    Error.prepareStackTrace = (error, sites) => { reached = sites; };
    void new Error('look').stack;
    if (!reached) throw new Error('no sites');`,
  'the functions on the stack, by a definition': `
    let reached;
    Object.defineProperty(Error, 'prepareStackTrace', { value: (error, sites) => { reached = sites; } });
    void new Error('look').stack;
    if (!reached) throw new Error('no sites');`,
  'the objects of the process, by hooks': `
    const { createHook } = await import('node:async_hooks');
    await new Promise((resolve) => createHook({ init: (...given) => resolve(given) }).enable());`,
  'the resource that runs': `
    const { executionAsyncResource } = await import('node:async_hooks');
    executionAsyncResource();`,
  'a library of the system, by crypto': `(await import('node:crypto')).setEngine(targets.file);`,
  'a connection, by the channel’s class': `${stealChannel}
    await opened(new stolen.constructor().connect(targets.port, '127.0.0.1'));`,
  'a unix socket, by the channel’s class': `${stealChannel}
    await opened(new stolen.constructor().connect(targets.socket));`,
  'a connection, by the channel’s handle': `${stealChannel}
    const Pipe = stolen._handle.constructor;
    const pipe = new Pipe(0);
    if (pipe.connect({}, targets.socket) !== 0) throw new Error('refused');`,
  'a server, by the channel’s handle': `${stealChannel}
    const pipe = new stolen._handle.constructor(1);
    if (pipe.bind('/tmp/inside') !== 0) throw new Error('refused');`,
  'another descriptor, by the channel’s handle': `${stealChannel}
    const pipe = new stolen._handle.constructor(0);
    for (let descriptor = 0; descriptor < 40; descriptor += 1) pipe.open(descriptor);`,
  'a thread': `new Worker('');`,
  'an assembly': `new WebAssembly.Memory({ initial: 1 });`,
  'the environment': `
    const names = Object.keys(process.env).filter((name) => name !== 'NODE_ENV');
    if (names.length === 0) throw new Error('empty');`,
  'the arguments of the gateway': `
    const told = JSON.stringify([process.execArgv, process.argv]);
    if (!told.includes('--permission')) throw new Error('nothing');`,
  'the constructor of process': `process.constructor._load('fs');`,
  'the prototypes of process': `
    for (let next = process; next !== null; next = Object.getPrototypeOf(next))
      for (const key of Reflect.ownKeys(next)) if (/bind|load|kill|open|send/i.test(String(key))) return;
    throw new Error('none');`,
  'a function of another realm': `Function('return this')().process.getBuiltinModule('fs');`,
  'the loader, by import.meta': `
    const { readFileSync } = await import(import.meta.resolve('node:fs'));
    readFileSync(targets.file);`,
};
