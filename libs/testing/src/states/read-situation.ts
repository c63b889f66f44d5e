import { routes } from '@livree/contracts';
import { situationSchema, type ReadSituation } from './situation.ts';

const names = Object.keys(situationSchema.shape);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const routeIds: ReadonlySet<string> = new Set(
  Object.values(routes).flatMap((group) => Object.values(group).map(({ id }) => id)),
);

/** The situation that an address describes; undefined for one without any part of one. @throws Error for one that cannot be read */
export function readSituation(search: URLSearchParams): ReadSituation | undefined {
  if (!['state', ...names].some((name) => search.has(name))) return undefined;
  const wire = names.flatMap((name) => {
    const text = search.get(name);
    return text === null ? [] : [[name, name === 'now' ? text : parseJson(text)]];
  });
  const read = situationSchema.safeParse(Object.fromEntries(wire));
  const unknown = Object.keys(read.data?.answers ?? {}).find((id) => !routeIds.has(id));
  if (unknown !== undefined)
    throw new Error(`This address describes no state: answers.${unknown} is no route of the API`);
  if (read.success) return read.data;
  const [first] = read.error.issues;
  throw new Error(`This address describes no state: ${first?.path.join('.')} is ${first?.message}`);
}
