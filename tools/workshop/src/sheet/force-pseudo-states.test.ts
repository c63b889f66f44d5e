import { expect, test } from 'vitest';
import { forceSelector } from './force-pseudo-states.ts';

test('a rule for :hover also applies to an element whose state is forced, and similar names stay unchanged', () => {
  expect(forceSelector('.a:hover::after')).toBe(".a:is(:hover, :where([data-look='hover'] *))::after");
  expect(forceSelector('.a:focus-within, .active, .b:active')).toBe(
    ".a:focus-within, .active, .b:is(:active, :where([data-look='active'] *))",
  );
  expect(forceSelector('.box:has(:focus)')).toMatch(
    /^\.box:has\(:is\(:focus, :where\(\[data-look='focus'\] .*\)\)\)$/,
  );
  expect(forceSelector(':focus-visible')).toMatch(
    /^:is\(:focus-visible, :where\(\[data-look='focus'\] .*\)\)$/,
  );
});
