import { type Logger, pino } from 'pino';
import type { Config } from '../../config.ts';

/** Structured lines on standard output. What is logged is named field by field, so nothing personal slips in. */
export function createLog(level: Config['logLevel']): Logger {
  return pino({
    level,
    base: { service: 'api' },
    redact: [
      'authorization',
      'token',
      'password',
      'email',
      'phone',
      '*.authorization',
      '*.token',
      '*.password',
      '*.email',
    ],
  });
}
