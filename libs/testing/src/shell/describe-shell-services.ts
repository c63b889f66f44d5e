import { send } from '@livree/api-client';
import { reservationRoutes } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import type { ShellServices } from '@livree/platform';
import type { ConsentCategory, EarlierDraft } from '@livree/platform/shell';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildCustomer } from '../builders/identity.ts';
import { createFakeApi, type FakeApi } from '../fake-api/index.ts';

/** A way to create shell services. */
export interface ShellEnvironment {
  /** Opens a page over this API; it finds what an earlier page of the same test stored. */
  open(api: FakeApi): ShellServices;
  /** The stored value of a key in the browser's storage. */
  stored(key: string): string | null;
  /** The visitor of the last opened page allows only this category. */
  allow(category: ConsentCategory): void;
  /** Paths that this page navigated to, oldest first. */
  visited(): readonly string[];
  /** The messages that this page shows, oldest first. */
  toasts(): readonly string[];
}

const draft = { name: 'note', version: 2, schema: z.object({ text: z.string() }) };
const customer = buildCustomer();
const day = 86_400_000;

/** Tests what every remote may rely on; runs on the real services and on their fakes. */
export function describeShellServices(name: string, start: () => ShellEnvironment): void {
  describe(name, () => {
    let environment: ShellEnvironment;
    let api: FakeApi;
    const open = () => environment.open(api);

    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-01-05T08:00:00Z') });
      environment = start();
      api = createFakeApi({ token: () => environment.stored('auth_token') ?? undefined });
      api.state.sessions.set('token-1', customer.id);
    });
    afterEach(() => {
      vi.useRealTimers();
    });

    test('a session starts, notifies listeners, survives a reload and ends', async () => {
      const { session } = open();
      expect(session.getState()).toEqual({ status: 'anonymous' });
      const told = vi.fn();
      const leave = session.subscribe(told);
      session.signIn({ token: 'token-1', user: customer });
      expect(told).toHaveBeenCalledTimes(1);
      expect(session.getState()).toEqual({ status: 'signed-in', user: customer });
      expect(session.getState()).toBe(session.getState());
      leave();

      const { id, name: customerName, email, avatar } = customer;
      const shown = { id, name: customerName, email, avatar };
      expect(JSON.parse(environment.stored('user_data') ?? '')).toEqual(shown);
      const later = open().session;
      expect(later.getState()).toEqual({ status: 'signed-in', user: shown });
      await later.signOut();
      expect(later.getState()).toEqual({ status: 'anonymous' });
      expect(environment.stored('auth_token')).toBeNull();
      expect(environment.stored('user_data')).toBeNull();
      expect(api.state.sessions.size).toBe(0);
      expect(told).toHaveBeenCalledTimes(1);
    });

    test('signing out ends the local session even if the server does not know it, and deletes drafts', async () => {
      const { session, draft: openDraft } = open();
      session.signIn({ token: 'unknown-token', user: customer });
      openDraft(draft).write({ text: 'kept' });
      await session.signOut().catch(() => undefined);
      expect(session.getState()).toEqual({ status: 'anonymous' });
      expect(openDraft(draft).read()).toBeUndefined();
    });

    test('the user is read again on request', async () => {
      const { session } = open();
      session.signIn({ token: 'token-1', user: customer });
      const renamed = buildCustomer({ name: 'Camille Martin' });
      api.state.accounts = [{ user: renamed, password: 'irrelevant' }];
      await session.refresh();
      expect(session.getState()).toEqual({ status: 'signed-in', user: renamed });
    });

    test('a call that the server refuses with 401 ends the session and keeps drafts', async () => {
      const services = open();
      services.draft(draft).write({ text: 'typed' });
      services.session.signIn({ token: 'token-1', user: customer });
      api.state.sessions.clear();
      await expect(send(services.api, reservationRoutes.list, {})).rejects.toMatchObject({ status: 401 });
      expect(services.session.getState()).toEqual({ status: 'anonymous' });
      expect(services.draft(draft).read()).toEqual({ text: 'typed' });
    });

    test('a draft survives a reload for a day', () => {
      expect(open().draft(draft).read()).toBeUndefined();
      open().draft(draft).write({ text: 'typed' });
      expect(open().draft(draft).read()).toEqual({ text: 'typed' });
      vi.setSystemTime(Date.now() + day - 1000);
      expect(open().draft(draft).read()).toEqual({ text: 'typed' });
      vi.setSystemTime(Date.now() + 2000);
      expect(open().draft(draft).read()).toBeUndefined();
    });

    test('a draft of an earlier version is migrated, or dropped', () => {
      const older = { ...draft, version: 1, schema: z.object({ words: z.string() }) };
      const step: EarlierDraft = {
        version: 1,
        schema: older.schema,
        up: (data) => ({ text: z.parse(older.schema, data).words }),
        down: (data) => ({ words: z.parse(draft.schema, data).text }),
      };
      open().draft(older).write({ words: 'typed' });
      expect(
        open()
          .draft({ ...draft, earlier: [step] })
          .read(),
      ).toEqual({ text: 'typed' });
      expect(open().draft(draft).read()).toBeUndefined();
      expect(environment.stored('draft:note')).toBeNull();
    });

    test('a draft is gone once cleared', () => {
      const kept = open().draft(draft);
      kept.write({ text: 'typed' });
      kept.clear();
      expect(kept.read()).toBeUndefined();
    });

    test('toasts have unique ids and stay until they are dismissed', () => {
      const { toasts } = open();
      const [first, second] = [toasts.show('success', 'Fait'), toasts.show('error', 'Raté', { duration: 0 })];
      expect(first).not.toBe(second);
      expect(environment.toasts()).toEqual(['Fait', 'Raté']);
      toasts.dismiss('none such');
      toasts.dismiss(first);
      expect(environment.toasts()).toEqual(['Raté']);
      toasts.dismiss(second);
      expect(environment.toasts()).toEqual([]);
    });

    test('only the necessary category is allowed before a choice', () => {
      const { consent } = open();
      const allowed = (['necessary', 'analytics', 'marketing', 'preferences'] as const).filter(
        consent.allows,
      );
      expect(allowed).toEqual(['necessary']);
    });

    test('a choice notifies listeners and allows its categories', () => {
      const { consent } = open();
      const told = vi.fn();
      const leave = consent.subscribe(told);
      environment.allow('analytics');
      expect(told).toHaveBeenCalledTimes(1);
      expect([consent.allows('analytics'), consent.allows('marketing')]).toEqual([true, false]);
      leave();
      environment.allow('marketing');
      expect(told).toHaveBeenCalledTimes(1);
    });

    test('navigation goes to a page by its path', () => {
      open().navigation.go('/reservations?page=2', { replace: true });
      expect(environment.visited()).toEqual(['/reservations?page=2']);
    });

    test('language, theme and accent change and notify listeners', async () => {
      const { language, theme, accent } = open();
      expect([language.getState(), theme.getState(), accent.getState()]).toEqual(['fr', 'auto', 'blue']);
      const told = vi.fn();
      for (const preference of [language, theme, accent]) preference.subscribe(told);
      language.set('de');
      theme.set('dark');
      accent.set('green');
      await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(3));
      expect([language.getState(), theme.getState(), accent.getState()]).toEqual(['de', 'dark', 'green']);
    });

    test('a store keeps the state that the server rendered, for parts that hydrate later', async () => {
      const { session, consent, language } = open();
      session.signIn({ token: 'token-1', user: customer });
      environment.allow('preferences');
      language.set('de');
      await vi.waitFor(() => expect(language.getState()).toBe('de'));
      expect([session, consent, language].map((store) => store.getInitialState())).toEqual([
        { status: 'unknown' },
        { choice: undefined, reviewing: false },
        'fr',
      ]);
    });

    test('previewing a theme does not choose it', () => {
      const { theme } = open();
      const told = vi.fn();
      theme.subscribe(told);
      theme.preview('dark');
      theme.preview(undefined);
      expect(told).not.toHaveBeenCalled();
      expect(theme.getState()).toBe('auto');
      theme.adopt('light');
      expect(theme.getState()).toBe('light');
    });

    test('the clock and the configuration are there', () => {
      const { clock, config } = open();
      expect(clock.now()).toEqual(new Date('2027-01-05T08:00:00Z'));
      expect(config.brand.phone).toMatch(/^\+/);
    });
  });
}
