import { mostActs, problemAct, type ProblemAct } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import type { BrowserComposition } from '@livree/release';
import type { NotedAct, UsedControl } from './acts.ts';
import { findRoute } from './find-route.ts';
import { stripAddress } from './strip-address.ts';

/** Something that happened, or the moment of the report. */
export type Moment = NotedAct | { readonly kind: 'now'; readonly time: number; readonly address: string };

/** What the addresses and names of acts are held against. */
interface Site {
  readonly composition: BrowserComposition;
  /** The texts of the site, which tell nothing about a person. */
  readonly texts: ReadonlySet<string>;
}

/** A control as a report names it: by its name if that is a text of the site, otherwise by its place alone. */
const nameControl = ({ role, name, index, roleIndex }: UsedControl, texts: ReadonlySet<string>) =>
  texts.has(name) ? { role, name, index } : { role, name: null, index: roleIndex };

function describeAct(act: Moment, texts: ReadonlySet<string>): object {
  switch (act.kind) {
    case 'press':
      return nameControl(act, texts);
    case 'fill':
      return { type: act.type, ...nameControl(act, texts) };
    case 'failure':
      return { part: act.part, name: act.name };
    case 'call':
      return {
        call: findRoute(act.method, act.path)?.id,
        status: act.response?.status ?? 0,
        ms: act.time - act.began,
        answer: act.response?.body,
      };
    case 'now':
      return {};
  }
}

interface PlacedAct {
  readonly act: ProblemAct;
  readonly path: string;
}

/** The last acts of a visit with the pages on which they happened, of which the first is one. */
export function listActs(moments: readonly Moment[], { composition, texts }: Site): ProblemAct[] {
  const began = moments[0]?.time ?? 0;
  let page = '';
  const placed = moments.flatMap((moment): PlacedAct[] => {
    const at = Math.max(0, moment.time - began);
    const path = stripAddress(moment.address, composition);
    const arrival: PlacedAct = { act: { kind: 'page', at, path }, path };
    const { data: act } = z.safeParse(problemAct, { kind: moment.kind, at, ...describeAct(moment, texts) });
    const isNew = path !== page;
    page = path;
    return [...(isNew ? [arrival] : []), ...(act === undefined ? [] : [{ act, path }])];
  });
  const [first, ...others] = placed.slice(-mostActs);
  if (first === undefined) return [];
  return [{ kind: 'page', at: first.act.at, path: first.path }, ...others.map(({ act }) => act)];
}
