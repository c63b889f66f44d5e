/**
 * Ways out of a process of which Node closes nothing: the system must. Each is the body of an async function that ends
 * if it reached something, and throws otherwise. It knows `targets` and `builtin`, which loads a module of Node.
 */
export const pastNode: Readonly<Record<string, string>> = {
  'a port': `await opened(builtin('net').connect(targets.port, '127.0.0.1'));`,
  'a port, by its IPv6 name': `await opened(builtin('net').connect(targets.port, '::ffff:127.0.0.1'));`,
  'a port, by HTTP': `await once(builtin('http').get({ port: targets.port, host: '127.0.0.1' }), 'response');`,
  'a port, by fetch': `await fetch('http://127.0.0.1:' + targets.port);`,
  'a port, by a dispatcher': `
    new Response();
    const dispatcher = globalThis[Symbol.for('undici.globalDispatcher.1')];
    await dispatched(dispatcher, 'http://127.0.0.1:' + targets.port);`,
  'a datagram': `
    const socket = builtin('dgram').createSocket('udp4');
    await new Promise((resolve, reject) => {
      socket.on('error', reject).on('message', resolve);
      socket.send('hello', targets.udpPort, '127.0.0.1', (error) => error && reject(error));
      setTimeout(reject, 300, new Error('no answer'));
    });`,
  'a unix socket': `await opened(builtin('net').connect(targets.socket));`,
  'an abstract socket': `await opened(builtin('net').connect(targets.abstractSocket));`,
  'a unix socket, by a dispatcher': `
    new Response();
    const dispatcher = globalThis[Symbol.for('undici.globalDispatcher.1')];
    await dispatched(new dispatcher.constructor({ connect: { socketPath: targets.socket } }), 'http://house.test');`,
  'a file to read': `builtin('fs').readFileSync(targets.file);`,
  'a file to write': `builtin('fs').writeFileSync(targets.file, 'taken');`,
  'a new file': `builtin('fs').writeFileSync(targets.folder + '/new', 'taken');`,
  'a file, from the top': `builtin('fs').readFileSync('/proc/self/root' + targets.file);`,
  'a file, by the root of another process': `builtin('fs').readFileSync('/proc/' + targets.process + '/root' + targets.file);`,
  'a file, through a link': `
    builtin('fs').symlinkSync(targets.folder, '/tmp/way-out-' + targets.port);
    builtin('fs').readFileSync('/tmp/way-out-' + targets.port + '/file');`,
  'the accounts of the system': `builtin('fs').readFileSync('/etc/passwd');`,
  'a device': `builtin('fs').closeSync(builtin('fs').openSync('/dev/urandom'));`,
  'the code of the house': `builtin('fs').readFileSync(targets.code);`,
  'the code of the gateway, to write': `builtin('fs').appendFileSync(targets.ownCode, '');`,
  'a signal': `process.kill(targets.process, 0);`,
  'another process, by its files': `builtin('fs').readFileSync('/proc/' + targets.process + '/cmdline');`,
  'the environment of another process': `builtin('fs').readFileSync('/proc/' + targets.process + '/environ');`,
  'the debugger of another process': `process._debugProcess(targets.process);`,
  'a command': `builtin('child_process').execFileSync('/bin/sh', ['-c', 'true']);`,
  'a command of the house': `builtin('child_process').execFileSync('/usr/bin/env');`,
};
