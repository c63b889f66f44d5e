import type { FastifyInstance } from 'fastify';
import { z } from '@livree/contracts/schema';
import { reportsSchema, telemetryPath } from '@livree/document';
import { releaseName } from '@livree/release';
import type { LiveComposition } from '../composition/live-composition.ts';
import { inertPolicy } from '../security/headers.ts';
import { blamedFor } from './blamed-release.ts';
import type { Counters } from './counters.ts';
import { directiveOf } from './reported-names.ts';

const directive = z.string().check(z.maxLength(1000));
const policyReportSchema = z.object({
  'csp-report': z.object({
    'document-uri': z.optional(z.string()),
    'source-file': z.optional(z.string()),
    'effective-directive': z.optional(directive),
    'violated-directive': z.optional(directive),
  }),
});

const bodyLimit = 16 * 1024;
const reportsPerMinute = 120;

export interface TelemetryOptions {
  readonly counters: Counters;
  /** Whether a report names a published release; otherwise strangers could grow the file. */
  readonly isKnown: (remote: string, version: string) => Promise<boolean>;
  readonly live: LiveComposition;
  readonly rateLimitScale: number;
}

/** Accepts the browsers' reports: failures, measurements and violations of the policy. */
export async function telemetryRoutes(app: FastifyInstance, options: TelemetryOptions): Promise<void> {
  const { counters, isKnown, live, rateLimitScale } = options;
  const limited = {
    bodyLimit,
    config: { rateLimit: { max: Math.ceil(reportsPerMinute * rateLimitScale), timeWindow: 60_000 } },
  };
  app.addContentTypeParser(
    ['application/csp-report', 'application/reports+json', 'text/plain'],
    { parseAs: 'string' },
    app.getDefaultJsonParser('error', 'error'),
  );
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'content-security-policy': inertPolicy, 'cache-control': 'no-store' });
  });

  app.post(telemetryPath, limited, async (request, reply) => {
    const reports = z.safeParse(reportsSchema, request.body);
    if (!reports.success) return reply.code(400).send();
    for (const report of Array.isArray(reports.data) ? reports.data : [reports.data]) {
      if (!(await isKnown(report.remote, report.version))) continue;
      const key = releaseName(report.remote, report.version);
      if (report.kind === 'vital') counters.vital(key, report.name, report.value);
      else {
        counters.error(key, 'browser', report.cause ?? 'caught');
        request.log.warn(
          { release: key, failure: report.name, language: report.language },
          'a browser reports a failure',
        );
      }
    }
    return reply.code(204).send();
  });

  app.post(`${telemetryPath}/csp`, limited, async (request, reply) => {
    const parsed = z.safeParse(policyReportSchema, request.body);
    if (!parsed.success) return reply.code(400).send();
    const report = parsed.data['csp-report'];
    counters.policyReport(directiveOf(report['effective-directive'] ?? report['violated-directive']));
    const composition = await live.current();
    const at = { source: report['source-file'], page: report['document-uri'] };
    const blamed = composition && blamedFor(at, composition);
    if (blamed !== undefined && (await isKnown(blamed.id, blamed.version)))
      counters.error(releaseName(blamed.id, blamed.version), 'browser', 'policy');
    return reply.code(204).send();
  });
}
