import { mayCall, type OpenSession, type sessionRoutes } from '@livree/contracts';
import { answer, type FakeCall, type Handlers } from '../handler.ts';
import { FakeRefusal } from '../refusal.ts';
import { requireCustomer } from '../visitor.ts';
import { sessionId } from './identity.ts';

function ownTokens(call: FakeCall): string[] {
  const { id } = requireCustomer(call);
  return [...call.state.sessions].filter(([, userId]) => userId === id).map(([token]) => token);
}

/** The current browser; every other session shows the same telephone. */
function openSession(token: string, call: FakeCall): OpenSession {
  const isCurrent = token === call.token;
  const when = call.now.toISOString();
  return {
    id: sessionId(token),
    browser: isCurrent ? 'Chrome' : 'Safari',
    system: isCurrent ? 'Linux' : 'iOS',
    device: isCurrent ? 'desktop' : 'mobile',
    network: '203.0.113.0/24',
    openedAt: when,
    lastUsedAt: when,
    isCurrent,
  };
}

export const sessionHandlers: Handlers<typeof sessionRoutes> = {
  list(_request, call) {
    const sessions = ownTokens(call).map((token) => openSession(token, call));
    return answer(sessions.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent)));
  },
  recogniseOperator: (_request, call) =>
    answer({ isOperator: mayCall(call.customer?.role ?? 'customer', 'dispatcher') }),
  end({ params: { id } }, call) {
    const token = ownTokens(call).find((own) => sessionId(own) === id);
    if (token === undefined) throw new FakeRefusal('sessions.not_found');
    call.state.sessions.delete(token);
    return { success: true };
  },
  endOthers(_request, call) {
    for (const token of ownTokens(call)) if (token !== call.token) call.state.sessions.delete(token);
    return { success: true };
  },
};
