import { companySettingRoutes, isSettingName, settingFields } from '@livree/contracts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { registerRoute } from '../../platform/http/index.ts';
import { changeSetting } from './change-setting.ts';
import { changedSettings } from './company-settings.repository.ts';
import { presentSetting } from './present-setting.ts';

export { followSettings } from './follow-settings.ts';

/** What operators may say instead of the environment. */
export function register(app: FastifyInstance, deps: Deps): void {
  const { db, settings } = deps;

  registerRoute(app, companySettingRoutes.list, async () => {
    const rows = await changedSettings(db);
    const names = Object.keys(settingFields).filter(isSettingName);
    return {
      data: names.map((name) =>
        presentSetting(
          { name, fallback: settings.fallbackOf(name) },
          rows.find((row) => row.name === name),
        ),
      ),
    };
  });

  registerRoute(
    app,
    companySettingRoutes.save,
    async ({ params: { name }, body }, { caller: actor, translate }) => {
      const act = companySettingRoutes.save.id;
      const data = await changeSetting(deps, { name, ...body, act, actor });
      return { data, message: translate('company_settings.saved') };
    },
    { recordsAct: true },
  );
}
