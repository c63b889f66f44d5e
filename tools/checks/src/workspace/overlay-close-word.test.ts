import overlayWords from '@livree/design-system/overlay-words';
import de from '@livree/i18n/messages/de.json' with { type: 'json' };
import en from '@livree/i18n/messages/en.json' with { type: 'json' };
import es from '@livree/i18n/messages/es.json' with { type: 'json' };
import fr from '@livree/i18n/messages/fr.json' with { type: 'json' };
import { expect, test } from 'vitest';

test('the word for closing an overlay is the same on screen and for a screen reader, in each language', () => {
  const words = Object.values(overlayWords).map(({ dismiss }) => dismiss);
  expect(words).toEqual([fr, en, de, es].map(({ actions }) => actions.close));
});
