import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { transform, type Rule, type Selector } from 'lightningcss';
import { workspaceRoot } from '../project.ts';
import type { Overlay } from './program.ts';

/** Whether what a selector finds lies in an element with a class or an id of its module. */
function isConfined(selector: Selector): boolean {
  return selector.some((part) => {
    if (part.type === 'class' || part.type === 'id' || part.type === 'nesting') return true;
    if (part.type !== 'pseudo-class' || (part.kind !== 'is' && part.kind !== 'where')) return false;
    return part.selectors.every(isConfined);
  });
}

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
};

/** The layers that remotes and libraries write into. */
const layers = new Set(['ds', 'app']);

function leavingIn(file: string, code: Uint8Array): string[] {
  const found: string[] = [];
  const within: boolean[] = [];
  let depth = 0;
  const say = (what: string) => found.push(`${relative(workspaceRoot, file)}: ${what}`);
  transform({
    filename: file,
    code,
    cssModules: true,
    visitor: {
      Rule(rule) {
        depth += 1;
        const kind = global[rule.type];
        if (kind !== undefined) say(`${kind} holds for the whole page`);
        if (rule.type === 'layer-block') within[depth] = layers.has(rule.value.name?.join('.') ?? '');
        if (rule.type !== 'style') return;
        const isOpen = rule.value.selectors.some((selector) => !isConfined(selector));
        const line = rule.value.loc.line + 1;
        if (isOpen) say(`the rule at line ${line} finds elements of others`);
        else if (!within.includes(true)) say(`the rule at line ${line} stands outside of the layer \`app\``);
      },
      RuleExit() {
        within.length = depth;
        depth -= 1;
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
