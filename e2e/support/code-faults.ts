import type { Change } from './changed-release.ts';

/** What a release does wrong in the browser; on the server it works. */
export const codeFaults = [
  'syntax',
  'throw on load',
  'throw on mount',
  'throw on render',
  'throw in a handler',
] as const;
export type CodeFault = (typeof codeFaults)[number];

/** A component around a page, without React: what React asks of a class. */
const planted = (body: string) => `
function planted(module) {
  const Page = module.Page;
  function Planted() {}
  Planted.prototype = {
    isReactComponent: {},
    render() { return { $$typeof: Symbol.for('react.transitional.element'), type: Page, key: null, ref: null, props: {} }; },
    ${body}
  };
  return { ...module, Page: Planted };
}`;

const fault = `throw new Error('planted')`;

const bodies: Readonly<Partial<Record<CodeFault, string>>> = {
  'throw on render': `render() { ${fault}; },`,
  'throw on mount': `componentDidMount() { ${fault}; },`,
  'throw in a handler': `componentDidMount() { document.querySelector('main').addEventListener('click', () => { ${fault}; }); },`,
};

/** Puts a class around every page of a remote, in the browser alone. @param body members of the class, after those of a whole page */
export const plantPage =
  (body: string): Change =>
  (path, text) =>
    path.startsWith('browser/') && path.endsWith('/remote.js')
      ? text.replaceAll(/page:\(\)=>([^{}]+)\}/g, `page:()=>($1).then(planted)}`) + planted(body)
      : undefined;

/** Plants a fault in every page of a remote. */
export const plantFault =
  (kind: CodeFault): Change =>
  (path, text) => {
    if (!path.startsWith('browser/')) return undefined;
    if (kind === 'throw on load') {
      const loaded = text.replace(/(\[\[\d+\],\{\d+\([\w,]*\)\{)/, `$1${fault};`);
      return loaded === text || path.endsWith('/remote.js') ? undefined : loaded;
    }
    if (!path.endsWith('/remote.js')) return undefined;
    if (kind === 'syntax') return `) ${text}`;
    return plantPage(bodies[kind] ?? '')(path, text);
  };
