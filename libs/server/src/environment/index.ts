export { ConfigError } from './config-error.ts';
export { listedSetting, type ListedSetting, listSettings } from './list-settings.ts';
export { type Environment, readEnvironment } from './read-environment.ts';
export * as rules from './rules.ts';
export { findDescription, optionalSetting, setting } from './setting.ts';
export {
  apiOriginSetting,
  collectorSetting,
  drainSetting,
  gatewaySecretSetting,
  healthPortSetting,
  hostSetting,
  logLevelSetting,
  portSetting,
  sharedSettings,
} from './shared-settings.ts';
