const folders = /^\/?(apps|libs|tools|e2e|docs|\.github)\//;
/** Part of a path: a folder and a source file. */
const source = /^\w[\w./-]*\/[\w.-]+\.(?:tsx?|css|json|py|sql)$/;
const placeholder = /[<>…]|NNNN/;
/** Exists only after a build. */
const built = /(?:^|\/)dist(?:\/|$)/;

/** Paths of the repository and ends of such paths in a Markdown document, in backticks or as the target of a link. */
export function pathsInMarkdown(text: string): string[] {
  const quoted = [...text.matchAll(/`([^`\s]+)`/g)].map(([, path = '']) => path);
  const linked = [...text.matchAll(/\]\(([^)\s#]+)/g)].map(([, path = '']) => path);
  return [
    ...quoted.filter((path) => folders.test(path) || source.test(path)),
    ...linked.filter((path) => !/^(\w+:|\/)/.test(path)),
  ]
    .filter((path) => !placeholder.test(path) && !built.test(path))
    .map((path) => path.replace(/[:#].*$/, ''));
}

/** The commands of the root in a Markdown document: `build` for `npm run build`, but not those of a workspace. */
export const commandsInMarkdown = (text: string): string[] =>
  [...text.matchAll(/npm run (\w[\w:-]*)\b(?! -w)/g)].map(([, name = '']) => name);

/** Paths that a CODEOWNERS file assigns to teams. */
export function pathsOfOwners(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('/'))
    .map((line) => line.split(/\s/, 1)[0]?.slice(1) ?? '');
}
