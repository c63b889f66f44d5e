import { checkParity } from '@livree/i18n';
import { expect, test } from 'vitest';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import es from './messages/es.json' with { type: 'json' };
import fr from './messages/fr.json' with { type: 'json' };

test('the four languages have the same texts', () => {
  expect(checkParity({ fr, en, es, de })).toEqual([]);
});
