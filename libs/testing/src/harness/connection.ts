import { fetchTransport, type Transport } from '@livree/api-client';
import { createFakeApi } from '../fake-api/fake-api.ts';
import { demoPassword } from '../fake-api/state.ts';
import type { Visitor } from '../shell/fake-shell.ts';
import { buildCustomer } from '../builders/identity.ts';
import { faultyAnswer } from '../fake-api/faults.ts';
import { openSession } from '../fake-api/handlers/identity.ts';
import type { Settings } from './settings.ts';

const fakeLatencyMs = 250;

const { name, email, phone } = buildCustomer();

/** The account that the harness signs in with; a real API registers it first. */
export const demoCredentials = { email, password: demoPassword };
export const demoRegistration = { ...demoCredentials, name, phone, passwordConfirmation: demoPassword };

/** Calls the selected API with the selected fault. Both are read again for every call. */
export function connection(settings: () => Settings): (visitor: Visitor) => Transport {
  return ({ token, language, now, expire }) => {
    const fake = createFakeApi({
      token,
      language,
      now,
      on401: expire,
      fault: () => settings().fault,
      latency: fakeLatencyMs,
    });
    const { user } = openSession(fake.state, 1);
    const kept = token();
    if (kept !== undefined) fake.state.sessions.set(kept, user.id);
    const real = fetchTransport({ baseUrl: '/api', token, language, on401: expire });
    return async (request) => {
      if (settings().api === 'fake') return fake.transport(request);
      return (await faultyAnswer(settings().fault, request.signal)) ?? real(request);
    };
  };
}
