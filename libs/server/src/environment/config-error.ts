/** Settings that make no sense: one sentence for each. */
export class ConfigError extends Error {}
