import {
  type companySettingRoutes,
  findSettingClash,
  findSettingFault,
  isSettingName,
  settingFields,
} from '@livree/contracts';
import { answer, type Handlers } from '../handler.ts';
import { recordAct } from '../record-act.ts';
import { FakeRefusal } from '../refusal.ts';

export const companySettingHandlers: Handlers<typeof companySettingRoutes> = {
  list: (_request, { state }) => answer(state.companySettings),
  save({ params: { name }, body: { value, version } }, call) {
    const { state, now, customer } = call;
    const before = state.companySettings.find((setting) => setting.name === name);
    if (before === undefined || !isSettingName(name)) throw new FakeRefusal('not_found');
    const fault = value === null ? undefined : findSettingFault(settingFields[name], value);
    if (fault) throw new FakeRefusal('validation', fault.params, { value: [fault.key] });
    const next = value ?? before.fallback;
    const clash = findSettingClash(name, (each) =>
      each === name ? next : (state.companySettings.find((one) => one.name === each)?.value ?? ''),
    );
    if (clash) throw new FakeRefusal('validation', {}, { value: [clash] });
    if ((before.version ?? null) !== version) throw new FakeRefusal('operations.overtaken');
    const saved = {
      ...before,
      value: next,
      isSet: value !== null,
      changedBy: customer?.name ?? '',
      version: now.toISOString(),
    };
    state.companySettings = state.companySettings.map((setting) => (setting === before ? saved : setting));
    recordAct(call, `settings ${settingFields[name].group}`, {
      act: 'companySettings.save',
      before: { [name]: before.value },
      after: { [name]: saved.value },
    });
    return answer(saved);
  },
};
