const folders = /^\/?(apps|libs|tools|e2e|docs|\.github)\//;
const placeholder = /[<>…]|NNNN/;
/** Exists only after a build. */
const built = /\/dist(\/|$)/;

/** Paths of the repository in a Markdown document, in backticks or as the target of a link. */
export function pathsInMarkdown(text: string): string[] {
  const quoted = [...text.matchAll(/`([^`\s]+)`/g)].map(([, path = '']) => path);
  const linked = [...text.matchAll(/\]\(([^)\s#]+)/g)].map(([, path = '']) => path);
  return [
    ...quoted.filter((path) => folders.test(path)),
    ...linked.filter((path) => !/^(\w+:|\/)/.test(path)),
  ]
    .filter((path) => !placeholder.test(path) && !built.test(path))
    .map((path) => path.replace(/[:#].*$/, ''));
}

/** Paths that a CODEOWNERS file assigns to teams. */
export function pathsOfOwners(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('/'))
    .map((line) => line.split(/\s/, 1)[0]?.slice(1) ?? '');
}
