import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { transform, type Rule } from 'lightningcss';
import { workspaceRoot } from '../project.ts';
import type { Overlay } from './program.ts';
import { judgeReach, withAny } from './selector-reach.ts';

/** Rules that hold for the whole document wherever they are written. */
const global: Readonly<Partial<Record<Rule['type'], string>>> = {
  'font-face': '@font-face',
  'font-palette-values': '@font-palette-values',
  'font-feature-values': '@font-feature-values',
  'counter-style': '@counter-style',
  property: '@property',
  page: '@page',
  namespace: '@namespace',
  'layer-statement': 'an order of layers',
  import: '@import',
  'view-transition': '@view-transition',
  'position-try': '@position-try',
};

/** The layers that remotes and libraries write into. */
const layers = new Set(['ds', 'app']);

/** What the rules of each depth stand in. */
interface Place {
  /** In a layer for remotes. */
  readonly isLayered: boolean;
  /** In a `@scope` of the module's own elements. */
  readonly isScoped: boolean;
}

const top: Place = { isLayered: false, isScoped: false };

/** Where the rules within `rule` stand. */
function placeWithin(rule: Rule, { isLayered, isScoped }: Place): Place {
  if (rule.type === 'layer-block')
    return { isLayered: isLayered || layers.has(rule.value.name?.[0] ?? ''), isScoped };
  if (rule.type !== 'scope' || !rule.value.scopeStart) return { isLayered, isScoped };
  return { isLayered, isScoped: isScoped || withAny(rule.value.scopeStart.map(judgeReach)) !== 'others' };
}

function leavingIn(file: string, code: Uint8Array): string[] {
  const found: string[] = [];
  const places: Place[] = [];
  const say = (what: string) => found.push(`${relative(workspaceRoot, file)}: ${what}`);
  transform({
    filename: file,
    code,
    cssModules: true,
    // What the parser does not know cannot be judged, and a browser that does not know it leaves it out.
    errorRecovery: true,
    visitor: {
      Rule(rule) {
        const place = places.at(-1) ?? top;
        places.push(placeWithin(rule, place));
        const kind = global[rule.type];
        if (kind !== undefined) say(`${kind} holds for the whole page`);
        if (rule.type !== 'style') return;
        const isOpen = !place.isScoped && withAny(rule.value.selectors.map(judgeReach)) === 'others';
        const line = rule.value.loc.line + 1;
        if (isOpen) say(`the rule at line ${line} finds elements of others`);
        else if (!place.isLayered) say(`the rule at line ${line} stands outside of the layer \`app\``);
      },
      RuleExit() {
        places.pop();
      },
    },
  });
  return found;
}

/** It styles the page on purpose: a dialog keeps what is behind it from scrolling. */
const isDesignSystem = (file: string): boolean => /[\\/]design-system[\\/]/.test(file);

/** Rules that reach beyond the remote they are bundled with: one sentence each, with the file. */
export function leavingStyles(files: readonly string[], overlay: Overlay): string[] {
  return files
    .filter((file) => !isDesignSystem(file))
    .flatMap((file) => {
      if (!file.endsWith('.module.css')) return [`${relative(workspaceRoot, file)}: it is no CSS module`];
      const text = overlay.get(file);
      return leavingIn(file, text === undefined ? readFileSync(file) : Buffer.from(text));
    });
}
