import { fetchTransport, type Transport } from '@livree/api-client';
import { buildCustomer } from '../builders/identity.ts';
import { createFakeApi } from '../fake-api/fake-api.ts';
import { faultyAnswer, type FaultKind } from '../fake-api/faults.ts';
import { openSession } from '../fake-api/handlers/identity.ts';
import { FakeRefusal } from '../fake-api/refusal.ts';
import { demoPassword } from '../fake-api/state.ts';
import type { FakeState } from '../fake-api/state.ts';
import type { Visitor } from '../shell/fake-shell.ts';
import type { Answer } from '../states/situation.ts';
import { announceCall, announceGiven } from './announce.ts';
import type { Settings } from './settings.ts';

const { name, email, phone } = buildCustomer();

/** The account that the harness signs in with; a real API registers it first. */
export const demoCredentials = { email, password: demoPassword };
export const demoRegistration = { ...demoCredentials, name, phone, passwordConfirmation: demoPassword };

interface Connected {
  readonly settings: () => Settings;
  readonly state: FakeState;
  /** Milliseconds per call of the fake API. */
  readonly latency: number;
  /** The answers of single routes, by id. */
  readonly answers: Readonly<Record<string, Answer>>;
}

/** Calls the selected API with the selected fault. Both are read again for every call. */
export function connection({
  settings,
  state,
  latency,
  answers,
}: Connected): (visitor: Visitor) => Transport {
  const findFault = (route: string): FaultKind => {
    const answer = answers[route];
    return typeof answer === 'string' ? answer : settings().fault;
  };
  const findRefusal = (route: string): FakeRefusal | undefined => {
    const answer = answers[route];
    return typeof answer === 'object'
      ? new FakeRefusal(answer.code, answer.params, answer.faults)
      : undefined;
  };
  return ({ token, language, now, expire }) => {
    const fake = createFakeApi({
      token,
      language,
      now,
      on401: expire,
      state,
      fault: (_request, route) => findFault(route),
      refusal: findRefusal,
      latency,
    });
    const { user } = openSession(state, 1);
    const kept = token();
    if (kept !== undefined) state.sessions.set(kept, user.id);
    const real = fetchTransport({ baseUrl: '/api', token, language, on401: expire });
    return async (request) => {
      if (settings().api === 'fake') {
        const answer = await fake.transport(request);
        announceGiven(answer.body);
        announceCall(request, answer.status);
        return answer;
      }
      return (await faultyAnswer(settings().fault, request.signal)) ?? real(request);
    };
  };
}
