import { defineRoute } from '../shared/route.ts';
import * as settings from './schemas.ts';

/** The calls with which operators change what the environment configures. */
export const companySettingRoutes = {
  list: defineRoute({
    id: 'companySettings.list',
    method: 'GET',
    path: '/operations/settings',
    auth: 'operator',
    summary: 'The settings that an operator may change, with their defaults and who changed them',
    response: settings.companySettingsAnswer,
  }),
  save: defineRoute({
    id: 'companySettings.save',
    method: 'PUT',
    path: '/operations/settings/{name}',
    auth: 'operator',
    summary: 'Changes a setting for what is sold from now on, or gives it its default again',
    params: settings.settingParams,
    body: settings.settingEdit,
    response: settings.companySettingAnswer,
  }),
} as const;
