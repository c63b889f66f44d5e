import { memoryStore } from '@livree/platform/shell';
import type { FakeApi } from '../fake-api/index.ts';
import { describeShellServices } from './describe-shell-services.ts';
import { fakeShell, type Visitor } from './fake-shell.ts';

const connect =
  (api: FakeApi) =>
  ({ expire }: Visitor): FakeApi['transport'] =>
  async (request) => {
    const response = await api.transport(request);
    if (response.status === 401 && request.session === 'required') expire();
    return response;
  };

describeShellServices('the fake shell services', () => {
  const store = memoryStore();
  let shell = fakeShell();
  return {
    open(api) {
      shell = fakeShell({ store, now: () => new Date(), connect: connect(api) });
      return shell.services;
    },
    stored: store.read,
    allow: (category) => shell.allow(category),
    visited: () => shell.visited,
    toasts: () => shell.toasts.getState().map(({ message }) => message),
  };
});
