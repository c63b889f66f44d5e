import { expect, test } from 'vitest';
import { simulatorData } from './simulator-data.ts';

test('the simulator is given what was typed and nothing blank', () => {
  const form = new FormData();
  form.set('departure', ' Gare de Lyon ');
  form.set('destination', '   ');
  expect(simulatorData(form)).toEqual({ departure: 'Gare de Lyon' });
  expect(simulatorData(new FormData())).toEqual({});
});
