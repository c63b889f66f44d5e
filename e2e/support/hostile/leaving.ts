import type { HostileTry } from './hostile-try.ts';

const guard = 'the shell’s listener for `navigate`, which is the first';

/** Ways to take the visitor to another site. */
export const leavingTries: readonly HostileTry[] = [
  {
    name: 'leaves by `location.href`',
    outcome: 'blocked',
    why: guard,
    run: (evil) => void (location.href = `${evil}/href`),
  },
  {
    name: 'leaves by `location.replace`',
    outcome: 'blocked',
    why: guard,
    run: (evil) => location.replace(`${evil}/replace`),
  },
  {
    name: 'opens another site in this window',
    outcome: 'blocked',
    why: guard,
    run: (evil) => void window.open(`${evil}/self`, '_self'),
  },
  {
    name: 'presses a link of its own',
    outcome: 'blocked',
    why: guard,
    run(evil) {
      const link = document.createElement('a');
      link.href = `${evil}/link`;
      document.body.append(link);
      link.click();
      link.remove();
    },
  },
  {
    name: 'adds a refresh to the document',
    outcome: 'blocked',
    why: guard,
    run(evil) {
      const refresh = document.createElement('meta');
      Object.assign(refresh, { httpEquiv: 'refresh', content: `0;url=${evil}/refresh` });
      document.head.append(refresh);
    },
  },
  {
    name: 'listens to `navigate` too, and stops other listeners',
    outcome: 'blocked',
    why: guard,
    run(evil) {
      navigation.addEventListener('navigate', (event) => event.stopImmediatePropagation(), { once: true });
      location.href = `${evil}/stopped`;
    },
  },
  {
    name: 'replaces what the listener calls, and leaves',
    outcome: 'blocked',
    why: 'the listener keeps the browser’s own functions, and the prototypes of the event are frozen',
    run(evil) {
      const own = Event.prototype.preventDefault;
      Event.prototype.preventDefault = () => undefined;
      Reflect.defineProperty(NavigationDestination.prototype, 'url', { get: () => location.href });
      Reflect.defineProperty(NavigateEvent.prototype, 'userInitiated', { get: () => true });
      location.href = `${evil}/replaced`;
      Event.prototype.preventDefault = own;
    },
  },
  {
    name: 'leaves past what judges a departure in the page',
    outcome: 'blocked',
    why: 'the gateway decides: it leads to hosts alone that a release of the page declares',
    async run(evil) {
      location.href = `/departures?${new URLSearchParams({ to: `${evil}/judged` })}`;
      await new Promise((resolve) => setTimeout(resolve, 400));
    },
  },
  {
    name: 'leaves from an empty frame',
    outcome: 'blocked',
    why: guard,
    run(evil) {
      const frame = document.createElement('iframe');
      document.body.append(frame);
      const { contentWindow: inner, contentDocument: text } = frame;
      if (inner === null || text === null) return;
      inner.open(`${evil}/opened-around`, '_top');
      const link = text.createElement('a');
      Object.assign(link, { href: `${evil}/link-around`, target: '_top' });
      text.body.append(link);
      link.click();
      inner.parent.location.href = `${evil}/parent`;
    },
    undo: () => document.querySelector('body > iframe')?.remove(),
  },
  {
    name: 'opens a document of its own text in this window',
    outcome: 'blocked',
    why: `${guard}: in that document there would be none`,
    async run() {
      location.href = URL.createObjectURL(new Blob(['<p>own</p>'], { type: 'text/html' }));
      await new Promise((resolve) => setTimeout(resolve, 300));
    },
  },
  {
    name: 'leaves by a `javascript:` address',
    outcome: 'blocked',
    why: 'policy: scripts of this site alone',
    run: (evil) => void (location.href = `javascript:location.assign("${evil}/javascript")`),
  },
  {
    name: 'sends a form to another site',
    outcome: 'blocked',
    why: 'policy: `form-action`',
    run(evil) {
      const form = document.createElement('form');
      Object.assign(form, { action: `${evil}/form`, method: 'post' });
      document.body.append(form);
      form.submit();
      form.remove();
    },
  },
  {
    name: 'opens another site in a new window',
    outcome: 'out of reach',
    why: 'no event and no policy sees it; browsers allow it only with a press, and the new window cannot reach the page',
    run: (evil) => void window.open(`${evil}/window`, '_blank', 'noopener'),
  },
];
