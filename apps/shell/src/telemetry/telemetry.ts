import { isOneOf } from '@livree/contracts';
import { failureCauses, telemetryPath, type TelemetryReport } from '@livree/document';
import type { Language } from '@livree/i18n';
import type { Telemetry } from '@livree/platform/shell';

export type SendReport = (report: TelemetryReport) => void;

/** Sends reports to the site itself. Reports that cannot be sent are dropped. */
export const sendBeacon: SendReport = (report) => {
  navigator.sendBeacon(telemetryPath, new Blob([JSON.stringify(report)], { type: 'application/json' }));
};

/** The name of a failure without its message, which may quote what the visitor typed. */
function failureName(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}

/** The release that these reports belong to, and the visitor's language. */
export interface Stamp {
  readonly remote: string;
  readonly version: string;
  readonly language: Language;
}

/**
 * The report of a failure, without personal data.
 * @param where how it was noticed, or where in the remote it happened
 * @param replacedBy the release that took the place of the one that failed
 */
export const failureReport = (
  stamp: Stamp,
  error: unknown,
  where?: string,
  replacedBy?: string,
): TelemetryReport => ({
  ...stamp,
  kind: 'error',
  name: where === undefined ? failureName(error) : `${where}: ${failureName(error)}`,
  cause: where !== undefined && isOneOf(failureCauses, where) ? where : 'caught',
  replacedBy,
});

/** Telemetry with a remote's release and the visitor's language; no personal data. */
export function createTelemetry(send: SendReport, stamp: () => Stamp): Telemetry {
  return {
    error: (error, context) => send(failureReport(stamp(), error, context?.where)),
    vital: (name, value) => send({ ...stamp(), kind: 'vital', name, value }),
  };
}
