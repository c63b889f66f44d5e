import { z } from '@livree/contracts/schema';
import { type FailureCause, reportsSchema, telemetryPath, type TelemetryReport } from '@livree/document';
import { isAnswerable, isForPeople, isTrial, releaseName, shellId, type Composition } from '@livree/release';
import { callerAddress } from '@livree/server/connections';
import { waitingVital } from '@livree/server/release-counts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { blamedFor } from './blamed-release.ts';
import { findArm, type Counted, type Counters } from './counters.ts';
import { readDirective } from './reported-names.ts';
import { readToken } from './visit-cookie.ts';
import type { Visit, Visits } from './visits.ts';

const directiveText = z.string().check(z.maxLength(1000));
const policyReportSchema = z.object({
  'csp-report': z.object({
    'document-uri': z.optional(z.string()),
    'source-file': z.optional(z.string()),
    'effective-directive': z.optional(directiveText),
    'violated-directive': z.optional(directiveText),
  }),
});

const bodyLimit = 16 * 1024;
const reportsPerMinute = 120;

/** Failures of one address that count: as many as one page reports. Anybody can request any number of documents. */
const failuresPerHour = 30;

export interface TelemetryOptions {
  readonly counters: Counters;
  readonly visits: Pick<Visits, 'of'>;
  readonly rateLimitScale: number;
}

/** Whether a document may report about a release: it is in its composition, and answers for failures. */
function hasRelease(composition: Composition, id: string, version: string): boolean {
  const { shell, remotes } = composition;
  const isIn =
    id === shellId ? version === shell : remotes.some((one) => one.id === id && one.version === version);
  return isIn && isAnswerable(composition, id);
}

type PageReport = Extract<TelemetryReport, { readonly kind: 'page' }>;
type VitalReport = Extract<TelemetryReport, { readonly kind: 'vital' }>;

/** Whether a page counts: customers may open it, the visit is no test, and it is opened for the first time. */
function isCounted({ composition, isFirstPage }: Visit, { remote, page, step }: PageReport): boolean {
  const { paths = [] } = composition.remotes.find(({ id }) => id === remote) ?? {};
  const isOffered = paths.some(({ path, access }) => path === page && !isForPeople(access));
  return isOffered && !isTrial(composition) && isFirstPage(`${page} ${step ?? ''}`);
}

/** Whether a report is of a document of this site, about its own releases, for the first time. */
function isHeard(visit: Visit | undefined, report: TelemetryReport): 'yes' | 'again' | 'no' {
  const { remote, version } = report;
  if (visit === undefined || !hasRelease(visit.composition, remote, version)) return 'no';
  if (report.kind === 'page') return isCounted(visit, report) ? 'yes' : 'again';
  const kind = report.kind === 'vital' ? report.name : (report.cause ?? 'caught');
  return visit.isFirst(releaseName(remote, version), kind) ? 'yes' : 'again';
}

/**
 * Accepts the browsers' reports: failures, measurements and violations of the policy. What no document of this
 * site reports about its own releases is only counted as such.
 */
export async function telemetryRoutes(app: FastifyInstance, options: TelemetryOptions): Promise<void> {
  const { counters, visits, rateLimitScale } = options;
  const limited = {
    bodyLimit,
    config: { rateLimit: { max: Math.ceil(reportsPerMinute * rateLimitScale), timeWindow: 60_000 } },
  };
  const failures = app.createRateLimit({
    max: Math.ceil(failuresPerHour * rateLimitScale),
    timeWindow: 3_600_000,
    keyGenerator: ({ ip }) => `failures ${callerAddress(ip)}`,
  });

  async function countFailure(request: FastifyRequest, visit: Visit, of: Counted, cause: FailureCause) {
    const its = await failures(request);
    if (!its.isAllowed && its.isExceeded) return;
    counters.error(of, cause);
    if (visit.isFirstFailure(of.release)) counters.failedVisit(of);
  }

  /** Each document's measurement is in the histogram; of a visit, the first wait alone decides about a canary. */
  function countVital(visit: Visit, of: Counted, { name, value }: VitalReport) {
    counters.vital(of, name, value);
    if (name === waitingVital && visit.isFirstWait(of.release)) counters.wait(of, value);
  }

  app.addContentTypeParser(
    ['application/csp-report', 'application/reports+json', 'text/plain'],
    { parseAs: 'string' },
    app.getDefaultJsonParser('error', 'error'),
  );
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.post(telemetryPath, limited, async (request, reply) => {
    const reports = z.safeParse(reportsSchema, request.body);
    if (!reports.success) return reply.code(400).send();
    const visit = visits.of(readToken(request));
    for (const report of Array.isArray(reports.data) ? reports.data : [reports.data]) {
      const heard = isHeard(visit, report);
      if (heard === 'no') counters.unverified();
      if (visit === undefined || heard !== 'yes') continue;
      const release = releaseName(report.remote, report.version);
      const of: Counted = { release, arm: findArm(visit.composition, report.remote) };
      if (report.kind === 'vital') countVital(visit, of, report);
      else if (report.kind === 'page') counters.page(report.page, report.step);
      else {
        await countFailure(request, visit, of, report.cause ?? 'caught');
        request.log.warn(
          { release, failure: report.name, language: report.language, replacedBy: report.replacedBy },
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
    const visit = visits.of(readToken(request));
    if (visit === undefined) {
      counters.unverified();
      return reply.code(204).send();
    }
    const directive = readDirective(report['effective-directive'] ?? report['violated-directive']);
    if (visit.isFirst('policy', directive)) counters.policyReport(directive);
    const at = { source: report['source-file'], page: report['document-uri'] };
    const { id, version } = blamedFor(at, visit.composition) ?? {};
    if (id === undefined || version === undefined || !hasRelease(visit.composition, id, version))
      return reply.code(204).send();
    const of: Counted = { release: releaseName(id, version), arm: findArm(visit.composition, id) };
    if (visit.isFirst(of.release, 'policy')) await countFailure(request, visit, of, 'policy');
    return reply.code(204).send();
  });
}
