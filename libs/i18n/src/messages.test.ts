import { fareLineCodes, serviceTypes, vehicleClasses } from '@livree/pricing';
import { expect, it } from 'vitest';
import es from './messages/es.json' with { type: 'json' };
import fr from './messages/fr.json' with { type: 'json' };
import { loadCommonMessages } from './index.ts';

it('names every fare line, service and plan', () => {
  expect(Object.keys(fr.fareLine).map((key) => key.replace(/_(one|other)$/, ''))).toEqual(
    expect.arrayContaining([...fareLineCodes]),
  );
  expect(Object.keys(fr.service)).toEqual(expect.arrayContaining([...serviceTypes]));
  expect(Object.keys(fr.plan)).toEqual(expect.arrayContaining([...vehicleClasses]));
});

it('loads one language at a time', async () => {
  expect(await loadCommonMessages('es')).toEqual(es);
});
