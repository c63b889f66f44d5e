import { describeError } from '@livree/server/telemetry';
import { type Logger, pino } from 'pino';
import type { Config } from '../../config.ts';

/** JSON lines on standard output. Each field is chosen explicitly, so that no personal data is logged. */
export function createLog(level: Config['logLevel']): Logger {
  return pino({
    level,
    base: { service: 'api' },
    serializers: { err: describeError },
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
