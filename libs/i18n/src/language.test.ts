import { languages as contractLanguages } from '@livree/contracts';
import { expect, it } from 'vitest';
import { languages } from './index.ts';

it('has the languages of the contract', () => {
  expect(languages).toEqual(contractLanguages);
});
