import { type Language, type LegalDocument, type LegalText, routes } from '@livree/contracts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { AppError, registerRoute } from '../../platform/http/index.ts';
import { type Edition, editions } from './editions.ts';
import { legalValues } from './legal-values.ts';
import { editionsOn } from './model/edition-on.ts';
import { readText } from './read-text.ts';
import { operatorsDay, readTermsVersion, formatVersion } from './terms-version.ts';

type Reading = Pick<Deps, 'config' | 'clock'>;

/** The terms' version contains the cancellation policy in their placeholders. */
function chooseEdition({ config, clock }: Reading, document: LegalDocument, version: string | undefined) {
  const day = operatorsDay(clock.now(), config.timeZone);
  const known = editionsOn(day, editions[document]);
  const getVersion = (edition: Edition, policy = config.cancellationPolicy) =>
    formatVersion(document, edition, policy);
  const current = { edition: known.current, policy: config.cancellationPolicy };
  if (version === undefined) return { ...current, known, getVersion };
  const accepted = document === 'terms' ? readTermsVersion(version, { config, now: clock.now() }) : undefined;
  const effectiveFrom = accepted?.effectiveFrom ?? version.split('.')[0];
  const readable = [known.current, ...known.earlier, ...(known.next ? [known.next] : [])];
  const edition = readable.find((one) => one.effectiveFrom === effectiveFrom);
  if (edition === undefined) throw new AppError('not_found');
  return { edition, policy: accepted?.policy ?? config.cancellationPolicy, known, getVersion };
}

function presentText(
  reading: Reading,
  document: LegalDocument,
  version: string | undefined,
  language: Language,
): LegalText {
  const { edition, policy, known, getVersion } = chooseEdition(reading, document, version);
  const present = (one: Edition) => ({ version: getVersion(one), effectiveFrom: one.effectiveFrom });
  const values = legalValues(reading.config, policy, language);
  return {
    document,
    language,
    version: getVersion(edition, policy),
    effectiveFrom: edition.effectiveFrom,
    next: known.next && present(known.next),
    earlier: known.earlier.map(present),
    sections: readText(document, edition.effectiveFrom, language, values),
  };
}

export function legalRoutes(app: FastifyInstance, deps: Reading): void {
  registerRoute(app, routes.legal.read, async ({ params, query }, { language }) => ({
    data: presentText(deps, params.document, query.version, language),
  }));
}
