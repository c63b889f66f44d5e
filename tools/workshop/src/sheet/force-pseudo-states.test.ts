import { expect, test } from 'vitest';
import { lentSelector } from './force-pseudo-states.ts';

test('a state selector is replaced, and nothing that only looks like one', () => {
  expect(lentSelector('.a:hover::after')).toBe(".a:is(:hover, :where([data-look='hover'] *))::after");
  expect(lentSelector('.a:focus-within, .active, .b:active')).toBe(
    ".a:focus-within, .active, .b:is(:active, :where([data-look='active'] *))",
  );
  expect(lentSelector('.box:has(:focus)')).toMatch(
    /^\.box:has\(:is\(:focus, :where\(\[data-look='focus'\] .*\)\)\)$/,
  );
  expect(lentSelector(':focus-visible')).toMatch(
    /^:is\(:focus-visible, :where\(\[data-look='focus'\] .*\)\)$/,
  );
});
