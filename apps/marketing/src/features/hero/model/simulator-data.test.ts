import { expect, test } from 'vitest';
import { simulatorData } from './simulator-data.ts';

test('the simulator gets the typed values without blank ones', () => {
  expect(simulatorData({ departure: ' Gare de Lyon ', destination: '   ' })).toEqual({
    departure: 'Gare de Lyon',
  });
  expect(simulatorData({ departure: '', destination: '' })).toEqual({});
});
