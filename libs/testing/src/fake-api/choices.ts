import type { ProfileRequest, Settings, User } from '@livree/contracts';
import { buildSettings } from '../builders/settings.ts';
import type { FakeCall } from './handler.ts';
import { FakeRefusal } from './refusal.ts';
import type { Account } from './state.ts';
import { requireCustomer } from './visitor.ts';

/** The account of the customer who is calling. */
export function ownAccount(call: FakeCall): Account {
  const { id } = requireCustomer(call);
  const account = call.state.accounts.find(({ user }) => user.id === id);
  if (account === undefined) throw new FakeRefusal('unauthenticated');
  return account;
}

/** The customer's settings, with the current profile. */
export function getSettings(call: FakeCall): Settings {
  const { user } = ownAccount(call);
  const chosen = call.state.settings.get(user.id) ?? buildSettings(user);
  return { ...chosen, profile: buildSettings(user).profile };
}

type Group = Exclude<keyof Settings, 'profile' | 'account'>;

/** Changes the given fields of some groups and returns all settings. */
export function choose(
  call: FakeCall,
  groups: {
    readonly [Name in Group]?: {
      readonly [Field in keyof Settings[Name]]?: Settings[Name][Field] | undefined;
    };
  },
): Settings {
  const settings = getSettings(call);
  const changed = Object.entries(groups).map(([name, choices]) => {
    const given = Object.entries(choices).filter(([, value]) => value !== undefined);
    return [name, { ...Reflect.get(settings, name), ...Object.fromEntries(given) }];
  });
  const result: Settings = { ...settings, ...Object.fromEntries(changed) };
  call.state.settings.set(ownAccount(call).user.id, result);
  return result;
}

/** Changes fields of the customer's account. */
export function changeAccount(call: FakeCall, changes: { user?: Partial<User>; password?: string }): User {
  const account = ownAccount(call);
  const changed = { ...account, ...changes, user: { ...account.user, ...changes.user } };
  call.state.accounts = call.state.accounts.map((each) => (each === account ? changed : each));
  return changed.user;
}

/** An absent field stays unchanged, an empty one is cleared. */
export function changeProfile(call: FakeCall, { name, ...rest }: ProfileRequest): User {
  const given = Object.entries(rest).filter(([, value]) => value !== undefined);
  const emptied = Object.fromEntries(given.map(([field, value]) => [field, value || null]));
  return changeAccount(call, { user: { name, ...emptied } });
}
