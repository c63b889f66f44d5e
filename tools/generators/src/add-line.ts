/** What a line of a list is sorted by: the path or text it quotes, else itself. */
const sortKey = (line: string): string => /'(?<quoted>[^']+)'/.exec(line)?.groups?.['quoted'] ?? line;

/** A list in a source with one line more, among the lines `like` it and in their order. @throws when there is none like it */
export function addLine(text: string, like: RegExp, line: string): string {
  const lines = text.split('\n');
  const alike = [...lines.entries()].filter(([, present]) => like.test(present));
  const [last] = alike.at(-1) ?? [];
  if (last === undefined) throw new Error(`there is no line like ${like.source} to add ${line.trim()} to`);
  const [at] = alike.find(([, present]) => sortKey(present) > sortKey(line)) ?? [last + 1];
  return lines.toSpliced(at, 0, line).join('\n');
}
