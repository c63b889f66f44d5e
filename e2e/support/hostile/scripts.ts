import type { HostileTry } from './hostile-try.ts';

/** Ways to run what is not in its release. */
export const scriptTries: readonly HostileTry[] = [
  {
    name: 'writes markup with a handler',
    outcome: 'blocked',
    why: 'Trusted Types: text never becomes markup',
    run() {
      document.createElement('div').innerHTML = '<img src=x onerror="window.ran = 1">';
      return true;
    },
  },
  {
    name: 'writes to the document',
    outcome: 'blocked',
    why: 'Trusted Types: text never becomes markup',
    run() {
      document.write('<p>written</p>');
      return true;
    },
  },
  {
    name: 'sets a handler as text',
    outcome: 'blocked',
    why: 'Trusted Types and the policy: text never becomes code',
    run() {
      document.createElement('button').setAttribute('onclick', 'window.ran = 1');
      return true;
    },
  },
  {
    name: 'runs a script of another site',
    outcome: 'blocked',
    why: 'Trusted Types: the one policy for addresses of scripts knows this site alone',
    run(evil) {
      const script = document.createElement('script');
      script.src = `${evil}/script.js`;
      document.head.append(script);
      return true;
    },
  },
  {
    name: 'makes a Trusted Types policy of its own',
    outcome: 'blocked',
    why: 'policy: `trusted-types`',
    run() {
      Reflect.get(window, 'trustedTypes').createPolicy('mine', {});
      return true;
    },
  },
  {
    name: 'evaluates text',
    outcome: 'blocked',
    why: 'policy: no `unsafe-eval`',
    run: () => Reflect.construct(Function, ['return true'])(),
  },
  {
    name: 'runs a worker from a `data:` address',
    outcome: 'blocked',
    why: 'Trusted Types and the policy: `worker-src`',
    run() {
      new Worker('data:text/javascript,postMessage(1)').terminate();
      return true;
    },
  },
  {
    name: 'registers a service worker',
    outcome: 'blocked',
    why: 'the gateway serves one, the shell’s own',
    async run() {
      const own = performance.getEntriesByType('resource').find(({ name }) => /\/entry\.\w+\.js$/.test(name));
      await navigator.serviceWorker.register(own?.name ?? '');
      return true;
    },
  },
];
