import { expect, test } from 'vitest';
import { checkParity } from '@livree/i18n';
import de from './messages/de.json';
import en from './messages/en.json';
import es from './messages/es.json';
import fr from './messages/fr.json';

test('has the same texts in the four languages', () => {
  expect(checkParity({ fr, en, es, de })).toEqual([]);
});
