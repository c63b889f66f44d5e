import { expect, test } from 'vitest';
import { simulatorData } from './simulator-data.ts';

test('the simulator is given what was typed and nothing blank', () => {
  expect(simulatorData({ departure: ' Gare de Lyon ', destination: '   ' })).toEqual({
    departure: 'Gare de Lyon',
  });
  expect(simulatorData({ departure: '', destination: '' })).toEqual({});
});
