/** Invalid settings, one sentence for each. */
export class ConfigError extends Error {}
