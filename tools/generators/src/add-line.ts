/** The sort key of a line: the path or text that it quotes, otherwise the line itself. */
const sortKey = (line: string): string => /'(?<quoted>[^']+)'/.exec(line)?.groups?.['quoted'] ?? line;

/**
 * Adds a line to a list in a source, among the lines `like` it and in their order. @throws if there is none like it
 */
export function addLine(text: string, like: RegExp, line: string): string {
  const lines = text.split('\n');
  const alike = [...lines.entries()].filter(([, present]) => like.test(present));
  const [last] = alike.at(-1) ?? [];
  if (last === undefined) throw new Error(`there is no line like ${like.source} to add ${line.trim()} to`);
  const [at] = alike.find(([, present]) => sortKey(present) > sortKey(line)) ?? [last + 1];
  return lines.toSpliced(at, 0, line).join('\n');
}
