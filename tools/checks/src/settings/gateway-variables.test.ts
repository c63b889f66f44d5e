import { pickGatewayVariables } from '@livree/dev/gateway-variables';
import { expect, it } from 'vitest';
import { readPrograms } from './programs.ts';

const given = (names: readonly string[]) =>
  Object.keys(pickGatewayVariables(Object.fromEntries(names.map((name) => [name, 'x'])))).toSorted();

it('the gateway gets each variable that it reads, and no secret of the API alone', () => {
  const programs = readPrograms();
  const read = (program: string) =>
    programs.find(({ name }) => name === program)?.settings.map(({ name }) => name) ?? [];
  const own = read('gateway');
  expect(own.length).toBeGreaterThan(15);
  expect(given(own)).toEqual(own.toSorted());
  const secrets = read('API').filter(
    (name) => /SECRET|PASSWORD|DATABASE_URL|SMTP|PRIVATE|TOKEN/.test(name) && !own.includes(name),
  );
  expect(secrets.length).toBeGreaterThan(5);
  expect(given(secrets)).toEqual([]);
});
