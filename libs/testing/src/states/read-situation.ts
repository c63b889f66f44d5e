import { situationSchema, type ReadSituation } from './situation.ts';

const names = Object.keys(situationSchema.shape);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The situation that an address describes; undefined for one that names no state. @throws Error for one that cannot be read */
export function readSituation(search: URLSearchParams): ReadSituation | undefined {
  if (!search.has('state')) return undefined;
  const wire = names.flatMap((name) => {
    const text = search.get(name);
    return text === null ? [] : [[name, name === 'now' ? text : parseJson(text)]];
  });
  const read = situationSchema.safeParse(Object.fromEntries(wire));
  if (read.success) return read.data;
  const [first] = read.error.issues;
  throw new Error(`This address describes no state: ${first?.path.join('.')} is ${first?.message}`);
}
