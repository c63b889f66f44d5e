import { expect, test } from 'vitest';
import { operatorToken } from '../../testing/operator.ts';
import { withTestApi } from '../../testing/test-api.ts';

const api = withTestApi();
const params = { kind: 'vehicles' } as const;
const headings = [
  'Registration plate,Make,Model,Type,Class,Seats,Bags,Description,Transmission,Engine,Fuel,Power',
  'Consumption,Price by the hour,Equipment,Insured until',
].join(',');
const described = 'Une berline discrète,Automatique,Hybride,Essence,204 ch';

const toFile = (...lines: string[]) => new File([[headings, ...lines].join('\n')], 'fleet.csv');
const desk = async () => api().client({ token: await operatorToken(api()), language: 'en' });

async function bring(file: File) {
  const { imports } = await desk();
  const { fingerprint } = (await imports.check({ params, body: { file } })).data;
  return (await imports.run({ params, body: { file, fingerprint } })).data.rows;
}

test('a vehicle of a file is on offer as it was written; the same plate is the same vehicle, however it is written', async () => {
  const line = `ga-123-bc,Peugeot,508,Saloon,Élite,4,3,${described},"5,6",150,Wi-Fi | Eau,31/03/2027`;
  const [made] = await bring(toFile(line));
  expect(made).toMatchObject({ state: 'made', label: 'ga-123-bc, Peugeot, 508' });
  const { data } = await (await desk()).vehicles.read({ params: { id: made?.subjectId ?? 0 } });
  expect(data).toMatchObject({
    plate: 'GA-123-BC',
    type: 'berline',
    class: 'elite',
    fuelConsumption: 5.6,
    pricePerHour: { cents: 15_000 },
    equipment: ['Wi-Fi', 'Eau'],
    insuranceUntil: '2027-03-31',
    rating: 5,
    isActive: true,
  });
  expect(await bring(toFile(line.replace('ga-123-bc', 'GA 123 BC')))).toMatchObject([
    { state: 'known', subjectId: data.id },
  ]);
  const { version: _, id: _id, name: _name, isActive: _active, primaryImage: _image, ...edit } = data;
  await expect((await desk()).vehicles.add({ body: edit })).rejects.toMatchObject({
    fieldErrors: { plate: ['Another vehicle has this registration plate'] },
  });
});

test('a vehicle without a plate, with no seat or of a type that does not exist is wrong beside its cells', async () => {
  const rows = await bring(toFile(`,Peugeot,508,Rocket,Standard,none,3,${described},,,,soon`));
  expect(rows[0]?.faults.map(({ heading }) => heading)).toEqual([
    'Type',
    'Seats',
    'Registration plate',
    'Insured until',
  ]);
});
