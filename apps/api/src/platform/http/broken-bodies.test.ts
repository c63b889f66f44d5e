import { allRoutes, type Route } from '@livree/contracts';
import { expect, test } from 'vitest';
import { exampleCall } from '../../testing/example-call.ts';
import { operatorToken } from '../../testing/operator.ts';
import { withTestApi } from '../../testing/test-api.ts';

const api = withTestApi();

const routes = allRoutes.filter(({ body }) => body !== undefined);

async function answersTo(type: string, payload: string, asked: readonly Route[]): Promise<string[]> {
  const headers = { 'content-type': type, authorization: `Bearer ${await operatorToken(api())}` };
  const answers: string[] = [];
  for (const route of asked) {
    const { method, url } = exampleCall(route);
    const { statusCode, body } = await api().app.inject({ method, url, headers, payload });
    if (statusCode !== 400 || JSON.parse(body).code !== 'invalid_request')
      answers.push(`${route.id}: ${statusCode}`);
  }
  return answers;
}

test.each(['null', '[]', '"text"', '5', 'true', '{', '{"a":1}}', '\u0000'])(
  'every call answers 400 to a body that is not an object (%j)',
  async (payload) => {
    expect(await answersTo('application/json', payload, routes)).toEqual([]);
  },
);

test('every call with a form answers 400 to a form without a part', async () => {
  const forms = routes.filter(({ multipart }) => multipart !== undefined);
  expect(forms.length).toBeGreaterThan(2);
  expect(await answersTo('multipart/form-data; boundary=b', '', forms)).toEqual([]);
});
