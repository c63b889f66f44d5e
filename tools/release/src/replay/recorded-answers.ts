import { allRoutes, apiBases, type ProblemAct, type Route } from '@livree/contracts';

type RecordedCall = Extract<ProblemAct, { kind: 'call' }>;

/** The recorded answers of the API in the order in which the visitor got them. */
export interface RecordedAnswers {
  /** The next answer to this call; the last one again once all were given. Undefined if none was recorded. */
  next(method: string, path: string): RecordedCall | undefined;
  /** The first good answer, for a page that a server renders before its visitor asks. */
  first(method: string, path: string): RecordedCall | undefined;
  /** Begins anew. */
  rewind(): void;
}

const weigh = ({ path }: Route): number => path.split('{').length;

/** The id of the call at a path of the API. */
export function findCall(method: string, path: string): string | undefined {
  const base = apiBases.find((each) => path.startsWith(`${each}/`)) ?? '';
  const fitting = allRoutes.filter(
    (route) =>
      route.method === method &&
      new RegExp(`^${route.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path.slice(base.length)),
  );
  return fitting.toSorted((one, other) => weigh(one) - weigh(other))[0]?.id;
}

export function recordedAnswers(acts: readonly ProblemAct[]): RecordedAnswers {
  const given = new Map<string, number>();
  const answered = acts
    .filter((act) => act.kind === 'call')
    .filter(({ status, answer }) => status === 0 || answer !== undefined);
  const listOf = (id: string | undefined) => answered.filter(({ call }) => call === id);
  return {
    next(method, path) {
      const id = findCall(method, path);
      const calls = listOf(id);
      const times = given.get(id ?? '') ?? 0;
      given.set(id ?? '', times + 1);
      return calls[times] ?? calls.at(-1);
    },
    first: (method, path) =>
      listOf(findCall(method, path)).find(({ status }) => status >= 200 && status < 400),
    rewind: () => given.clear(),
  };
}
