import { expect, type FrameLocator, type Page, type Route } from 'playwright/test';
import { siteOrigin } from './site.ts';

type Message = Readonly<Record<string, unknown>> & { readonly type: string };

interface Frame {
  readonly origin: string;
  readonly name: 'stripe' | 'paypal';
  /** The meta elements that the server writes if the provider is configured. */
  readonly marks: Readonly<Record<string, string>>;
}

/** The hosts that the gateway allows in the frame of a configured provider; its own tests check that. */
const providerHosts = 'https://js.stripe.com https://www.paypal.com';

/** A page of the site with one checkout frame: its messages in both directions. */
export class FrameHost {
  readonly #page: Page;
  readonly frame: FrameLocator;

  private constructor(page: Page) {
    this.#page = page;
    this.frame = page.frameLocator('iframe');
  }

  /** Opens the released document of a frame as if its provider were configured. */
  static async open(page: Page, { origin, name, marks }: Frame): Promise<FrameHost> {
    const address = `${origin}/checkout-frame/${name}?language=fr`;
    const host = `${siteOrigin()}/frame-host`;
    await page.route(`${origin}/checkout-frame/${name}**`, (route) => configured(route, marks));
    await page.route(host, (route) => route.fulfill({ contentType: 'text/html', body: hostPage(address) }));
    await page.goto(host);
    return new FrameHost(page);
  }

  /** Waits for a message of the frame. */
  async expectTold(message: Message): Promise<void> {
    await expect
      .poll(() => this.#page.evaluate(() => Reflect.get(window, 'told')), { timeout: 15_000 })
      .toContainEqual(expect.objectContaining(message));
  }

  async send(message: Message): Promise<void> {
    await this.#page.evaluate((sent) => Reflect.get(window, 'send')(sent), message);
  }

  async tokenize(request: string): Promise<void> {
    await this.send({ type: 'tokenize', request });
  }
}

async function configured(route: Route, marks: Frame['marks']): Promise<void> {
  const response = await route.fetch();
  const written = Object.entries(marks).map(
    ([name, content]) => `<meta name="${name}" content="${content}">`,
  );
  const policy = response.headers()['content-security-policy'] ?? '';
  await route.fulfill({
    response,
    body: (await response.text()).replace('<head>', `<head>${written.join('')}`),
    headers: {
      ...response.headers(),
      'content-security-policy': policy
        .replace("script-src 'self'", `script-src 'self' ${providerHosts}`)
        .replace('frame-src ', 'frame-src https://hooks.stripe.com '),
    },
  });
}

const hostPage = (address: string): string => `<!doctype html><html lang="fr"><title>Frame</title>
<iframe src="${address}" title="frame" width="600" height="500"></iframe>
<script>
  const protocol = 'livree/checkout-frame@1';
  const frame = document.querySelector('iframe');
  const origin = new URL(frame.src).origin;
  window.told = [];
  window.send = (message) => frame.contentWindow.postMessage({ protocol, message }, origin);
  addEventListener('message', ({ data, origin: from }) => from === origin && told.push(data.message));
</script></html>`;
