import { euros, type ReservationStatus, routes } from '@livree/contracts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { registerRoute } from '../../platform/http/index.ts';
import { presentUser } from '../identity/index.ts';
import { countByStatus, spentCents } from '../reservations/index.ts';
import { changePassword } from './commands/change-password.ts';
import { changeProfile } from './commands/change-profile.ts';
import { readSettings, readUser } from './commands/read-settings.ts';

const passwordLimit = { max: 10, seconds: 60 };

/** The customer's profile, under both addresses that clients use. */
export function profileRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  const { updateProfile, changeProfile: changeOnSettings, changePassword: change } = routes.settings;
  const { setPassword, profileStats } = routes.settings;

  registerRoute(app, updateProfile, async ({ body }, { caller, translate }) => {
    const user = await changeProfile(deps, caller.id, body);
    return { message: translate('settings.profile_updated'), data: presentUser(user) };
  });

  registerRoute(app, changeOnSettings, async ({ body }, { caller, translate }) => {
    await changeProfile(deps, caller.id, body);
    return { message: translate('settings.profile_updated'), data: await readSettings(db, caller.id) };
  });

  for (const route of [change, setPassword]) {
    registerRoute(
      app,
      route,
      async ({ body }, { caller, token, translate }) => {
        await changePassword(deps, { userId: caller.id, token }, body);
        return { message: translate('settings.password_updated') };
      },
      { limit: passwordLimit },
    );
  }

  registerRoute(app, profileStats, async (_, { caller }) => {
    const user = await readUser(db, caller.id);
    const counts = await countByStatus(db, caller.id);
    const count = (...statuses: readonly ReservationStatus[]) =>
      statuses.reduce((sum, status) => sum + (counts.get(status) ?? 0), 0);
    const data = {
      totalReservations: [...counts.values()].reduce((sum, each) => sum + each, 0),
      upcomingReservations: count('pending', 'confirmed', 'in_progress'),
      completedReservations: count('completed'),
      cancelledReservations: count('cancelled'),
      totalSpent: euros(await spentCents(db, caller.id)),
      memberSince: user.created_at.toISOString(),
    };
    return { data };
  });
}
