import { telemetryPath, type TelemetryReport } from '@livree/document';
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

/** Telemetry with a remote's release and the visitor's language; no personal data. */
export function createTelemetry(
  send: SendReport,
  stamp: { remote: string; version: string; language: () => Language },
): Telemetry {
  const base = () => ({ remote: stamp.remote, version: stamp.version, language: stamp.language() });
  return {
    error: (error, context) =>
      send({
        ...base(),
        kind: 'error',
        name: context?.where === undefined ? failureName(error) : `${context.where}: ${failureName(error)}`,
      }),
    vital: (name, value) => send({ ...base(), kind: 'vital', name, value }),
  };
}
