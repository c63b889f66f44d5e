/** A variable of the environment makes no sense; the message is one sentence that names it and repeats no secret. */
export class ConfigError extends Error {}
