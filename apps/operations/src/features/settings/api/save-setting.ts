import { send, type Transport } from '@livree/api-client';
import { companySettingRoutes, type SettingEdit } from '@livree/contracts';

/** Changes a setting. */
export const saveSetting = (api: Transport, name: string, body: SettingEdit) =>
  send(api, companySettingRoutes.save, { params: { name }, body });
