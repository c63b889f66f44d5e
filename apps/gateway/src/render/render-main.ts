import { z } from '@livree/contracts/schema';
import type { Render } from '@livree/document';
import { openApiProxy } from './api-proxy.ts';
import { bundleLoader } from './bundle-loader.ts';
import { confine } from './confine.ts';
import { openGatewayChannel } from './gateway-channel.ts';
import { registerModuleHooks } from './module-hooks.ts';
import type { Setup, ToProcess } from './protocol.ts';

type Order = Extract<ToProcess, { type: 'render' }>;

const renderModule = z.object({ render: z.custom<Render>((value) => typeof value === 'function') });

const { socket, send } = openGatewayChannel(receive);
const api = openApiProxy(send);
const giveModules = registerModuleHooks();

const describeError = (error: unknown): string => (error instanceof Error ? error.message : String(error));

let setup: Setup | undefined;
let render: Render = () => Promise.reject(new Error('there is no renderer yet'));

async function prepare(given: Setup): Promise<void> {
  setup = given;
  giveModules(given);
  try {
    ({ render } = z.parse(renderModule, { ...(await import(given.renderModule)) }));
    send({ type: 'ready' });
  } catch (error) {
    send({ type: 'unable', reason: describeError(error) });
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
      fetch: api.fetchFor(id),
      loadServerBundle: load,
    });
    send({ type: 'rendered', id, page, faulty: [...faulty] });
  } catch (error) {
    send({ type: 'failed', id, reason: describeError(error), faulty: [...faulty] });
  }
}

function receive(message: ToProcess): void {
  if (message.type === 'setup') void prepare(message.setup);
  else if (message.type === 'render') void answer(message);
  else if (message.type === 'ping') send({ type: 'alive' });
  else api.receive(message);
}

confine(socket);
send({ type: 'awake' });
