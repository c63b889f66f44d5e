import { euros, type PasswordChange, type SecurityRequest, type settingsRoutes } from '@livree/contracts';
import { changeAccount, changeProfile, choose, ownAccount, getSettings } from '../choices.ts';
import { removeWaysIn } from '../confirming.ts';
import { answer, type FakeCall, type Handlers } from '../handler.ts';
import { requireHolder } from '../holder.ts';
import { FakeRefusal } from '../refusal.ts';

function refuse(field: string, fault: string): FakeRefusal {
  return new FakeRefusal('validation', {}, { [field]: [fault] });
}

function changePassword(change: PasswordChange, call: FakeCall) {
  if (change.newPassword !== change.newPasswordConfirmation)
    throw refuse('new_password_confirmation', 'validation.password_mismatch');
  const { password } = ownAccount(call);
  if (password !== '' && !change.currentPassword)
    throw refuse('current_password', 'validation.current_password_required');
  if (password !== '' && change.currentPassword !== password)
    throw refuse('current_password', 'validation.current_password_wrong');
  if (change.removeWaysIn) removeWaysIn(call.state, ownAccount(call).user.id);
  changeAccount(call, { password: change.newPassword });
  return { success: true as const };
}

/** Alerts that end and sessions that last longer ask for the password. */
function protectSecurity(call: FakeCall, { sessionTimeout, loginNotifications }: SecurityRequest): void {
  const { security } = getSettings(call);
  const endsAlerts = loginNotifications === false && security.loginNotifications;
  const isLonger = sessionTimeout !== undefined && sessionTimeout > security.sessionTimeout;
  if (endsAlerts || isLonger) requireHolder(call);
}

export const settingsHandlers: Handlers<typeof settingsRoutes> = {
  read: (_request, call) => answer(getSettings(call)),
  changePreferences({ body = {} }, call) {
    const chosen = body.language && { languageChosenAt: call.now.toISOString() };
    return answer(choose(call, { preferences: { ...body, ...chosen } }));
  },
  changeProfile({ body }, call) {
    changeProfile(call, body);
    return answer(getSettings(call));
  },
  setPassword: ({ body }, call) => changePassword(body, call),
  changeSecurity({ body = {} }, call) {
    protectSecurity(call, body);
    return answer(choose(call, { security: body }));
  },
  changeNotifications({ body = {} }, call) {
    const { loginNotifications, ...notifications } = body;
    protectSecurity(call, { loginNotifications });
    return answer(choose(call, { notifications, security: { loginNotifications } }));
  },
  changePrivacy: ({ body = {} }, call) => answer(choose(call, { privacy: body })),
  changeReservationDefaults: ({ body = {} }, call) => answer(choose(call, { reservations: body })),
  changeAppearance({ body = {} }, call) {
    const now = call.now.toISOString();
    const chosen = {
      ...(body.mode && { modeChosenAt: now }),
      ...(body.primaryColor && { primaryColorChosenAt: now }),
    };
    return answer(choose(call, { theme: { ...body, ...chosen } }));
  },
  languages: () =>
    answer([
      { code: 'fr', name: 'Français', flag: '🇫🇷' },
      { code: 'en', name: 'English', flag: '🇬🇧' },
      { code: 'es', name: 'Español', flag: '🇪🇸' },
      { code: 'de', name: 'Deutsch', flag: '🇩🇪' },
    ]),
  timezones: () =>
    answer([
      { value: 'Africa/Algiers', label: 'Africa/Algiers (UTC+01:00)' },
      { value: 'Europe/Paris', label: 'Europe/Paris (UTC+01:00)' },
    ]),
  currencies: () => answer([{ code: 'EUR', name: 'euro', symbol: '€' }]),
  uploadAvatar(_request, call) {
    const avatar = `avatars/portrait-of-customer-${ownAccount(call).user.id}.webp`;
    changeAccount(call, { user: { avatar } });
    return answer({ avatar, avatarUrl: `/storage/${avatar}` });
  },
  removeAvatar(_request, call) {
    changeAccount(call, { user: { avatar: null } });
    return answer({ avatar: null, avatarUrl: null });
  },
  exportData(_request, call) {
    requireHolder(call);
    return answer({
      exported_at: call.now.toISOString(),
      account: ownAccount(call).user,
      settings: getSettings(call),
    });
  },
  removeAccount({ body }, call) {
    const account = ownAccount(call);
    if (!body.password) throw refuse('password', 'validation.password_required');
    if (body.password !== account.password) throw refuse('password', 'validation.password_wrong');
    const { state } = call;
    state.accounts = state.accounts.filter((each) => each !== account);
    state.settings.delete(account.user.id);
    for (const [token, id] of state.sessions) if (id === account.user.id) state.sessions.delete(token);
    return { success: true };
  },
  updateProfile: ({ body }, call) => answer(changeProfile(call, body)),
  changePassword: ({ body }, call) => changePassword(body, call),
  profileStats(_request, call) {
    const { user } = ownAccount(call);
    const rides = call.state.reservations;
    const having = (...statuses: readonly string[]) =>
      rides.filter(({ status }) => statuses.includes(status));
    const spent = having('confirmed', 'in_progress', 'completed');
    return answer({
      totalReservations: rides.length,
      upcomingReservations: having('pending', 'confirmed', 'in_progress').length,
      completedReservations: having('completed').length,
      cancelledReservations: having('cancelled').length,
      totalSpent: euros(spent.reduce((total, { totalPrice }) => total + totalPrice.cents, 0)),
      memberSince: user.createdAt,
    });
  },
};
