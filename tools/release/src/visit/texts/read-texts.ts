import { z } from '@livree/contracts/schema';
import type { ReadBuild } from '@livree/release/ledger';

const tree = z.record(z.string(), z.unknown());

/** Texts as bundlers write them: JSON in a literal of a script. */
const literal = /JSON\.parse\('((?:[^'\\]|\\.)*)'\)/gs;

/** The JSON in such a literal, in which quotes, backslashes and line ends are escaped once more. */
function readLiteral(written: string): unknown {
  const plain = written.replaceAll(
    /\\(u[\da-fA-F]{4}|x[\da-fA-F]{2}|.)/gs,
    (whole: string, escaped: string) => {
      if (/^[ux]./.test(escaped)) return String.fromCodePoint(Number.parseInt(escaped.slice(1), 16));
      return escaped === 'n' ? '\n' : escaped === 't' ? '\t' : escaped === 'r' ? '\r' : whole.slice(1);
    },
  );
  try {
    return JSON.parse(plain);
  } catch {
    return undefined;
  }
}

function leaves(value: unknown, path: string): (readonly [string, string])[] {
  if (typeof value === 'string') return [[path, value]];
  const { data = {} } = z.safeParse(tree, value);
  return Object.entries(data).flatMap(([key, each]) => leaves(each, path === '' ? key : `${path}.${key}`));
}

/** The texts in built scripts, by key. */
export async function readTexts(files: readonly string[], read: ReadBuild): Promise<Map<string, string>> {
  const scripts = await Promise.all(files.map((file) => read(`browser/${file}`)));
  const written = scripts.flatMap((bytes) =>
    bytes === undefined ? [] : [...Buffer.from(bytes).toString().matchAll(literal)],
  );
  return new Map(written.flatMap(([, json = '']) => leaves(readLiteral(json), '')));
}
