/** What a page's own realm says about itself. */
export interface ProbeReport {
  /** What differs from a page without scripts: built-in functions and prototypes by name. */
  readonly replaced: readonly string[];
  /** Names that scripts have added to the window. */
  readonly globals: readonly string[];
  /** Style sheets that code has adopted, and elements with styles that the document did not have. */
  readonly sheets: readonly string[];
  /** How many copies of a React renderer run. */
  readonly renderers: number;
}

declare global {
  interface Window {
    readonly visitProbe?: () => ProbeReport;
    /** How often React has drawn, in all copies that run. */
    readonly visitCommits?: number;
    /** What the harness has said that it gave to its page, as JSON. */
    readonly visitGiven?: readonly string[];
    /** The calls that its fake API has answered. */
    readonly visitCalls?: readonly unknown[];
    /** What it has sent as beacons, which a browser hides from those who watch its requests. */
    readonly visitBeacons?: readonly string[];
  }
}

/**
 * Runs in a page before any script: keeps what the page consists of, and can say later what has become of it. It is sent
 * to the browser as its source, so it uses nothing from outside.
 * @param isCompared whether anybody will ask what has become of the realm, of which it keeps some ten thousand properties
 */
export function plantProbe(isCompared: boolean): void {
  // What a page has loaded is read at its end; a browser forgets it after 250 files.
  performance.setResourceTimingBufferSize(5_000);
  const beacons: string[] = [];
  const { sendBeacon } = Navigator.prototype;
  Navigator.prototype.sendBeacon = function send(url, data) {
    if (data instanceof Blob) void data.text().then((text) => beacons.push(text));
    return sendBeacon.call(this, url, data);
  };
  let renderers = 0;
  let commits = 0;

  /** Keeps the realm as it is now. Returns what says how it differs from that. */
  function keepRealm(): () => ProbeReport {
    const names = Reflect.ownKeys(window).filter((name) => typeof name === 'string');
    const kept = new Map<string, readonly [object, PropertyKey, PropertyDescriptor]>();
    const keep = (owner: object, path: string) => {
      for (const key of Reflect.ownKeys(owner)) {
        const descriptor = Reflect.getOwnPropertyDescriptor(owner, key);
        if (descriptor !== undefined) kept.set(`${path}.${String(key)}`, [owner, key, descriptor]);
      }
    };
    const isBuiltin = (value: unknown): value is (...given: never[]) => unknown =>
      typeof value === 'function';
    const owners = new Map<string, object>();
    for (const name of names) {
      const value: unknown = Reflect.getOwnPropertyDescriptor(window, name)?.value;
      if (!isBuiltin(value)) continue;
      kept.set(name, [window, name, { value }]);
      owners.set(name, value);
      const prototype: unknown = Reflect.get(value, 'prototype');
      if (typeof prototype === 'object' && prototype !== null) owners.set(`${name}.prototype`, prototype);
    }
    for (const [name, owner] of Object.entries({
      JSON,
      Math,
      Reflect,
      Intl,
      console,
      navigator,
      performance,
    }))
      owners.set(name, owner);
    for (const [name, owner] of owners) keep(owner, name);
    const counts = new Map([...owners].map(([name, owner]) => [name, Reflect.ownKeys(owner).length]));

    function listReplaced(): string[] {
      const changed = [...kept].flatMap(([path, [owner, key, before]]) => {
        const now = Reflect.getOwnPropertyDescriptor(owner, key);
        const isSame =
          Object.is(now?.value, before.value) && now?.get === before.get && now?.set === before.set;
        return isSame ? [] : [path];
      });
      const grown = [...owners].flatMap(([name, owner]) => {
        const more = Reflect.ownKeys(owner).length - (counts.get(name) ?? 0);
        return more > 0 ? [`${name} (+${more})`] : [];
      });
      return [...changed, ...grown];
    }

    return () => ({
      replaced: listReplaced(),
      globals: Reflect.ownKeys(window)
        .filter((name) => typeof name === 'string')
        .filter(
          (name) =>
            !names.includes(name) &&
            !/^visit(?:Probe|Commits|Given|Calls|Beacons)$/.test(name) &&
            !name.startsWith('__REACT_'),
        ),
      sheets: [
        ...document.adoptedStyleSheets.map(({ cssRules }) => `adopted, ${cssRules.length} rules`),
        ...[...document.querySelectorAll('style')].map(
          ({ textContent }) => `<style>, ${textContent.length} characters`,
        ),
      ],
      renderers,
    });
  }

  if (isCompared) Object.defineProperty(window, 'visitProbe', { value: keepRealm() });
  Object.defineProperty(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__', {
    value: {
      supportsFiber: true,
      inject: () => (renderers += 1),
      onCommitFiberRoot: () => void (commits += 1),
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
      onScheduleFiberRoot: () => undefined,
      checkDCE: () => undefined,
    },
  });
  const given: string[] = [];
  const calls: unknown[] = [];
  window.addEventListener('harness-given', (event) => {
    if (event instanceof CustomEvent) given.push(JSON.stringify(event.detail) ?? 'null');
  });
  window.addEventListener('harness-called', (event) => {
    if (event instanceof CustomEvent) calls.push(event.detail);
  });
  Object.defineProperty(window, 'visitCommits', { get: () => commits });
  Object.defineProperty(window, 'visitGiven', { value: given });
  Object.defineProperty(window, 'visitCalls', { value: calls });
  Object.defineProperty(window, 'visitBeacons', { value: beacons });
}
