import { languageSchema, routes, type SecurityRequest, type Settings, type TextKey } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { Connection } from '../../platform/db/index.ts';
import { fieldError, registerRoute } from '../../platform/http/index.ts';
import {
  accountChangedMailJob,
  changeAccount,
  changeSessionTimeout,
  changeUser,
  contactAddress,
  requireReauthentication,
} from '../identity/index.ts';
import { changeSubscriptionLanguage, followMarketing } from '../newsletter/index.ts';
import { readSettings, readUser } from './commands/read-settings.ts';
import { isTimeZone } from './options.ts';
import { type ChangedChoices, changeChoices, readChoices } from './settings.repository.ts';

/** Reads a customer's settings and changes them group by group. A field that a request leaves out stays unchanged. */
export function settingsRoutes(
  app: FastifyInstance,
  { db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>,
): void {
  const { read, changePreferences, changeSecurity, changeNotifications, changePrivacy } = routes.settings;
  const { changeReservationDefaults, changeAppearance } = routes.settings;

  const changed = async (
    {
      caller,
      translate,
    }: { readonly caller: { readonly id: number }; readonly translate: (key: TextKey) => string },
    choices: ChangedChoices,
    text: TextKey,
    changeMore: (trx: Connection) => Promise<unknown> = async () => {},
  ): Promise<{ message: string; data: Settings }> => {
    await changeAccount({ db }, caller.id, async (trx) => {
      await changeMore(trx);
      await changeChoices(trx, caller.id, choices, clock.now());
    });
    return { message: translate(text), data: await readSettings(db, caller.id) };
  };

  /** A mail reports the change of the account's security to its holder. */
  const reportSecurityChange = async (
    trx: Connection,
    userId: number,
    { sessionTimeout, loginNotifications }: SecurityRequest,
  ): Promise<void> => {
    const { security } = await readSettings(trx, userId);
    const isSame =
      (sessionTimeout ?? security.sessionTimeout) === security.sessionTimeout &&
      (loginNotifications ?? security.loginNotifications) === security.loginNotifications;
    if (!isSame) await jobs.send(trx, accountChangedMailJob, { userId, change: 'security-changed' });
  };

  /** Alerts that end, and sessions that last longer, help a thief more than the holder. */
  const protectSecurity = async (
    { caller, token }: { readonly caller: { readonly id: number }; readonly token: string | null },
    { sessionTimeout, loginNotifications }: SecurityRequest,
  ): Promise<void> => {
    const { security } = await readSettings(db, caller.id);
    const endsAlerts = loginNotifications === false && security.loginNotifications;
    const isLonger = sessionTimeout !== undefined && sessionTimeout > security.sessionTimeout;
    if (endsAlerts || isLonger) await requireReauthentication({ db, clock }, { userId: caller.id, token });
  };

  /** A choice that stays as it was leaves the newsletter alone. */
  const applyMarketing = async (
    trx: Connection,
    userId: number,
    isWanted: boolean | undefined,
  ): Promise<void> => {
    const { marketing } = await readChoices(trx, userId);
    if (isWanted === undefined || isWanted === marketing) return;
    const user = await readUser(trx, userId);
    const customer = {
      id: userId,
      email: contactAddress(user),
      isConfirmed: user.email_verified_at !== null,
      language: z.parse(languageSchema, user.language),
    };
    await followMarketing(trx, { clock, jobs }, customer, isWanted);
  };

  registerRoute(app, read, async (_, { caller }) => ({ data: await readSettings(db, caller.id) }));

  registerRoute(app, changePreferences, async ({ body }, call) => {
    const { language, timezone, currency } = body;
    if (timezone !== undefined && !isTimeZone(timezone)) throw fieldError('timezone', 'validation.timezone');
    return changed(call, { timezone, currency }, 'settings.preferences_updated', async (trx) => {
      if (language === undefined) return;
      await changeUser(trx, call.caller.id, { language, language_chosen_at: clock.now() });
      await changeSubscriptionLanguage(trx, call.caller.id, language);
    });
  });

  registerRoute(app, changeSecurity, async ({ body }, call) => {
    const { sessionTimeout, loginNotifications } = body;
    await protectSecurity(call, body);
    const choices = { login_notifications: loginNotifications };
    return changed(call, choices, 'settings.security_updated', async (trx) => {
      await reportSecurityChange(trx, call.caller.id, body);
      if (sessionTimeout !== undefined) await changeSessionTimeout(trx, call.caller.id, sessionTimeout);
    });
  });

  registerRoute(app, changeNotifications, async ({ body }, call) => {
    await protectSecurity(call, { loginNotifications: body.loginNotifications });
    const choices = {
      email_notifications: body.email,
      sms_notifications: body.sms,
      push_notifications: body.push,
      marketing: body.marketing,
      login_notifications: body.loginNotifications,
    };
    return changed(call, choices, 'settings.notifications_updated', async (trx) => {
      await reportSecurityChange(trx, call.caller.id, { loginNotifications: body.loginNotifications });
      await applyMarketing(trx, call.caller.id, body.marketing);
    });
  });

  registerRoute(app, changePrivacy, async ({ body }, call) => {
    const { profileVisibility, showEmail, showPhone } = body;
    const choices = { profile_visibility: profileVisibility, show_email: showEmail, show_phone: showPhone };
    return changed(call, choices, 'settings.privacy_updated');
  });

  registerRoute(app, changeReservationDefaults, async ({ body }, call) => {
    const choices = {
      default_pickup_time: body.defaultPickupTime,
      preferred_vehicle_type: body.preferredVehicleType === '' ? null : body.preferredVehicleType,
      auto_confirm: body.autoConfirm,
    };
    return changed(call, choices, 'settings.reservations_updated');
  });

  registerRoute(app, changeAppearance, async ({ body }, call) => {
    const { mode, primaryColor } = body;
    const choices = {
      theme_mode: mode,
      theme_chosen_at: mode && clock.now(),
      primary_color: primaryColor,
      color_chosen_at: primaryColor && clock.now(),
    };
    return changed(call, choices, 'settings.appearance_updated');
  });
}
