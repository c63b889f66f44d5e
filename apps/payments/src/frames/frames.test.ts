import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const frames = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.tsx'));

it.each(frames)('%s loads the style sheet that orders the layers before any component', (frame) => {
  const [first] = readFileSync(new URL(frame, import.meta.url), 'utf8').split('\n');
  expect(first).toBe("import '@livree/design-system/styles.css';");
});
