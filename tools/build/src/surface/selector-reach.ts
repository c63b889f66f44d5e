import type { Selector, SelectorComponent } from 'lightningcss';

/** What a selector finds: elements of its own module alone, those of others too, or what only a browser can tell. */
export type Reach = 'own' | 'unknown' | 'others';

/** Of an element that fulfils all of these. */
const withAll = (reaches: readonly Reach[]): Reach =>
  (['own', 'unknown'] as const).find((reach) => reaches.includes(reach)) ?? 'others';

/** Of elements that fulfil one of these. */
export const withAny = (reaches: readonly Reach[]): Reach =>
  (['others', 'unknown'] as const).find((reach) => reaches.includes(reach)) ?? 'own';

/** The parts of a selector between its combinators. */
function splitCompounds(selector: Selector): SelectorComponent[][] {
  const compounds: SelectorComponent[][] = [[]];
  for (const part of selector)
    if (part.type === 'combinator') compounds.push([]);
    else compounds.at(-1)?.push(part);
  return compounds;
}

/** Elements of the shell's document: none is a module's, whatever stands in it. */
const ofPage: ReadonlySet<string> = new Set(['html', 'head', 'body', 'main']);

const namesElement = (part: SelectorComponent): boolean => part.type === 'type' && !ofPage.has(part.name);

/** A parent and a sibling of a module's element are the module's; whatever contains it may be anybody's. */
function reachAround(selector: Selector): Reach {
  const [subject, step] = selector;
  const isRelative = subject?.type === 'pseudo-class' && subject.kind === 'scope';
  if (!isRelative || step?.type !== 'combinator' || step.value === 'descendant') return 'others';
  return reachOfCompound(splitCompounds(selector)[1] ?? []);
}

function reachOfPart(part: SelectorComponent, compound: readonly SelectorComponent[]): Reach {
  if (part.type === 'class' || part.type === 'id' || part.type === 'nesting') return 'own';
  if (part.type !== 'pseudo-class') return 'others';
  switch (part.kind) {
    case 'is':
    case 'where':
    case 'any':
      return withAny(part.selectors.map(judgeReach));
    case 'nth-child':
    case 'nth-last-child':
      return part.of ? withAny(part.of.map(judgeReach)) : 'others';
    case 'local':
      return judgeReach(part.selector);
    case 'has':
      return compound.some(namesElement) ? withAny(part.selectors.map(reachAround)) : 'others';
    case 'host':
    case 'custom-function':
      return 'unknown';
    default:
      // It narrows what the rest finds.
      return 'others';
  }
}

const reachOfCompound = (compound: readonly SelectorComponent[]): Reach =>
  withAll(compound.map((part) => reachOfPart(part, compound)));

/** Judges a selector: what is in or beside an element of the module is the module's. */
export function judgeReach(selector: Selector): Reach {
  return withAll(splitCompounds(selector).map(reachOfCompound));
}
