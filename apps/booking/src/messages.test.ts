import { checkParity } from '@livree/i18n';
import { expect, it } from 'vitest';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import es from './messages/es.json' with { type: 'json' };
import fr from './messages/fr.json' with { type: 'json' };

it('has the same texts in the four languages', () => {
  expect(checkParity({ fr, en, es, de })).toEqual([]);
});
