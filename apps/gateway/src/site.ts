import { join } from 'node:path';
import { openLedger, readTrust, type Ledger, type Releases } from '@livree/release/ledger';
import type { CallSigner } from '@livree/server/caller';
import type { FastifyBaseLogger } from 'fastify';
import { siteConfigReader, type ReadSiteConfig } from './api/site-config.ts';
import { withAllowedAssets } from './composition/allowed-assets.ts';
import { isOnServer, ledgerStore, verifiedLogStore } from './composition/cached-store.ts';
import { compositionChooser, type ChooseComposition } from './composition/chosen-composition.ts';
import { openGuests } from './composition/guest-releases.ts';
import { followLive, keepLooking, type LiveComposition } from './composition/live-composition.ts';
import { markReader, operatorFinder } from './composition/operators.ts';
import { pinnedCompositions } from './composition/pinned-compositions.ts';
import { type FindSecondStep, secondStepFinder } from './composition/second-step.ts';
import { shellReader } from './composition/shell-reader.ts';
import { createTrials, type Trials } from './composition/trials.ts';
import type { GatewayConfig } from './config.ts';
import { pageMaker, type MakePage } from './pages/make-page.ts';
import { createServerRender } from './pages/server-render.ts';
import { apiCaller } from './render/api-calls.ts';
import type { Confinement } from './render/confinement/confinement.ts';
import { findConfinement } from './render/confinement/find-confinement.ts';
import { reportConfinement } from './render/confinement/report-confinement.ts';
import { firstPages } from './render/first-pages.ts';
import { renderLimits } from './render/renderer.ts';
import { createRenderers, type Renderers } from './render/renderers.ts';
import { readShellModules } from './render/shell-modules.ts';
import { permissions } from './security/headers.ts';
import { documentSecurity } from './security/policy.ts';
import type { Counters } from './telemetry/counters.ts';
import { createVisits, visitSecret, type Visits } from './telemetry/visits.ts';

/** Everything that the routes serve, without HTTP. */
export interface Site {
  /** The published releases, and copies of developers' builds. */
  readonly ledger: Ledger;
  /** For how many milliseconds the ledger's server has not answered; 0 without one. */
  readonly ledgerSilence: () => number;
  readonly guests: Releases;
  readonly live: LiveComposition;
  readonly choose: ChooseComposition;
  readonly findSecondStep: FindSecondStep;
  readonly trials: Trials;
  readonly visits: Visits;
  readonly siteConfig: ReadSiteConfig;
  readonly makePage: MakePage;
  /** Whether pages of a composition are rendered here; otherwise the browser draws them. */
  readonly hasRenderer: Renderers['has'];
  readonly policy: string;
  /** The device features that pages and their frames may use. */
  readonly permissions: string;
  close(): Promise<void>;
}

export interface SiteOptions {
  readonly config: GatewayConfig;
  readonly signer: CallSigner;
  readonly log: FastifyBaseLogger;
  readonly now: () => number;
  /** Milliseconds since 1970. */
  readonly time: () => number;
  readonly counters: Counters;
  /** The ways of confinement to try; by default those of this system. */
  readonly confinements?: readonly Confinement[] | undefined;
}

/** Opens the site on its releases. */
export async function openSite({
  config,
  signer,
  log,
  now,
  time,
  counters,
  confinements,
}: SiteOptions): Promise<Site> {
  const { dataFolder, apiOrigin } = config;
  const keys = { LIVREE_LEDGER_KEY: config.ledgerKey, LIVREE_RELEASE_KEY: config.releaseKey };
  const [trust, found] = await Promise.all([readTrust(keys, dataFolder), findConfinement(confinements)]);
  const store = await ledgerStore(config, trust, { now, log });
  const ledger = withAllowedAssets(openLedger(store, trust, verifiedLogStore(config)), config.assetOrigins);
  const guests = await openGuests(join(dataFolder, 'guests'));
  const readShell = shellReader(ledger);
  const siteConfig = await siteConfigReader({ apiOrigin, signer }, join(dataFolder, 'site-config.json'));
  reportConfinement(log, found);
  const renderers = createRenderers({
    shellModules: async (composition) => readShellModules(await readShell(composition), ledger),
    ledgers: [ledger, guests.releases],
    callApi: apiCaller(apiOrigin, signer),
    confinement: found.confinement,
    limits: { ...renderLimits, processes: config.renderProcesses },
    onTrouble: (error) => log.error(error, 'a render process lacks what it needs'),
    warmUp: firstPages(siteConfig),
  });
  const live = followLive({
    ledger,
    prepare: renderers.keepLive,
    onTrouble: (error) =>
      log.error(
        error,
        `the live composition cannot be used; its ledger ${config.ledger} is that of LIVREE_LEDGER, believed by LIVREE_LEDGER_KEY or the key in LIVREE_DATA`,
      ),
    onEmpty: () =>
      log.warn(
        `nothing is live in the ledger ${config.ledger}, which LIVREE_LEDGER names: no page is served until releases are promoted there`,
      ),
  });
  const stopLooking = isOnServer(config) ? keepLooking(live) : () => undefined;
  const { policy, inlineScript } = documentSecurity(
    config.services,
    config.frames?.origin,
    config.assetOrigins,
  );
  const trials = createTrials({
    ledger,
    mode: config.trials,
    host: new URL(config.siteOrigin).host,
    areRendersConfined: found.open.length === 0,
    time,
  });
  const readMark = markReader({ apiOrigin, signer, siteOrigin: config.siteOrigin, log });
  const render = createServerRender({ renderers, counters, log, now });
  return {
    ledger,
    ledgerSilence: store.silence,
    guests: guests.releases,
    live,
    trials,
    visits: createVisits(visitSecret(config.gatewaySecrets, await trust.signer()), time),
    policy,
    permissions: permissions(config.frames && [config.frames.origin]),
    choose: compositionChooser(
      {
        live,
        findPinned: pinnedCompositions({
          ledger,
          readShell,
          time,
          onTrouble: (error) => log.error(error, 'nothing is pinned, because the log cannot be read'),
        }),
        trials,
        isOperator: operatorFinder(readMark),
      },
      { ledger, guests, allowedOrigins: config.overrideOrigins, readShell },
    ),
    hasRenderer: renderers.has,
    findSecondStep: secondStepFinder(live, readMark),
    siteConfig,
    makePage: pageMaker({
      readShell,
      render,
      inlineScript,
      siteOrigin: config.siteOrigin,
      server: config.image,
    }),
    async close() {
      stopLooking();
      await renderers.stop();
    },
  };
}
