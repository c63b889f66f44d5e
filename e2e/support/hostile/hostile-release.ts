import type { Change } from '../changed-release.ts';
import { dataTries } from './data.ts';
import type { HostileTry } from './hostile-try.ts';
import { leavingTries } from './leaving.ts';
import { scriptTries } from './scripts.ts';
import { sendingTries } from './sending.ts';
import { sharedPageTries } from './shared-page.ts';

/** Every try; those that leave the page unusable are the last. */
export const hostileTries: readonly HostileTry[] = [
  ...leavingTries,
  ...sendingTries,
  ...scriptTries,
  ...dataTries,
  ...sharedPageTries,
];

/** The code of a try as an expression, whether it was written as a method or as a function. */
function toExpression(run: HostileTry['run']): string {
  const source = run.toString();
  const method = /^(async )?run\(/.exec(source);
  return method === null ? source : source.replace(method[0], `${method[1] ?? ''}function (`);
}

/** The same release with the code of every try, and the context that its pages get kept in sight. */
export const plantTries: Change = (path, text) => {
  if (!path.startsWith('browser/')) return undefined;
  if (path.endsWith('/remote.js'))
    return text.replaceAll(/page:\(\)=>([^{}]+)\}/g, 'page:()=>($1).then(planted)}') + keepContext;
  if (!/entry\.\w+\.js$/.test(path)) return undefined;
  const tries = hostileTries.map(({ run }) => toExpression(run));
  return `${text}\n;globalThis.hostile=[${tries.join(',\n')}];`;
};

const keepContext = `
function planted(module) {
  return { ...module, prefetch: (context) => { globalThis.given = context; return module.prefetch?.(context); } };
}`;
