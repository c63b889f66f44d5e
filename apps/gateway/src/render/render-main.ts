import { z } from '@livree/contracts/schema';
import type { Render } from '@livree/document';
import { openApiLine } from './api-line.ts';
import { bundleLoader } from './bundle-loader.ts';
import { confine } from './confine.ts';
import { openGatewayChannel } from './gateway-channel.ts';
import { registerModuleHooks } from './module-hooks.ts';
import type { Setup, ToProcess } from './protocol.ts';

type Order = Extract<ToProcess, { type: 'render' }>;

const renderModule = z.object({ render: z.custom<Render>((value) => typeof value === 'function') });

const { socket, tell } = openGatewayChannel(hear);
const api = openApiLine(tell);
const giveModules = registerModuleHooks();

const describeError = (error: unknown): string => (error instanceof Error ? error.message : String(error));

let setup: Setup | undefined;
let render: Render = () => Promise.reject(new Error('there is no renderer yet'));

async function prepare(given: Setup): Promise<void> {
  setup = given;
  giveModules(given);
  try {
    ({ render } = z.parse(renderModule, { ...(await import(given.renderModule)) }));
    tell({ type: 'ready' });
  } catch (error) {
    tell({ type: 'unable', reason: describeError(error) });
  }
}

async function answer({ id, url, language, config }: Order): Promise<void> {
  if (setup === undefined) return;
  const { composition, bundles, sources } = setup;
  const { load, faulty } = bundleLoader({ bundles, sources });
  try {
    const page = await render({
      url,
      composition,
      language,
      config,
      fetch: api.fetch,
      loadServerBundle: load,
    });
    tell({ type: 'rendered', id, page, faulty: [...faulty] });
  } catch (error) {
    tell({ type: 'failed', id, reason: describeError(error), faulty: [...faulty] });
  }
}

function hear(told: ToProcess): void {
  if (told.type === 'setup') void prepare(told.setup);
  else if (told.type === 'render') void answer(told);
  else if (told.type === 'ping') tell({ type: 'alive' });
  else api.hear(told);
}

confine(socket);
tell({ type: 'awake' });
