const focusable = ':is(a, button, input, select, textarea, summary, [tabindex])';

/** Each state of pointer and keyboard, with the selector that replaces it in a stage with that look. */
const stands: Readonly<Record<string, string>> = {
  ':hover': ":where([data-look='hover'] *)",
  ':focus': `:where([data-look='focus'] ${focusable})`,
  ':focus-visible': `:where([data-look='focus'] ${focusable})`,
  ':active': ":where([data-look='active'] *)",
};

const states = /:(?:hover|focus-visible|focus(?!-)|active)(?![\w-])/g;

/** `a:hover` becomes `a:is(:hover, :where([data-look='hover'] *))`, with the same specificity. */
export const forceSelector = (selector: string): string =>
  selector.replaceAll(states, (state) => `:is(${state}, ${stands[state] ?? state})`);

function lendIn(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) rule.selectorText = forceSelector(rule.selectorText);
    else if (rule instanceof CSSGroupingRule) lendIn(rule.cssRules);
  }
}

/** Makes every style sheet apply hover, focus and pressed styles in stages with that look. */
export function forcePseudoStates(sheets: StyleSheetList): void {
  for (const sheet of sheets) lendIn(sheet.cssRules);
}
