import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@livree/server/free-port';
import { Builder, error, Capabilities, WebElement, type WebDriver } from 'selenium-webdriver';
import { createEngine, type Engine } from './engine.ts';
import type { Screen } from './screen.ts';

const programs = {
  WebKit: ['/usr/bin/WebKitWebDriver', 'webkit2gtk-driver'],
  'a screen': ['/usr/bin/Xvfb', 'xvfb'],
} as const;

/** Another element is in the way for a moment, or has taken the place of the one that was found. */
const momentary = [
  error.ElementClickInterceptedError,
  error.ElementNotInteractableError,
  error.StaleElementReferenceError,
];
/** @throws any other reason */
function failForNow(reason: unknown): false {
  if (momentary.some((kind) => reason instanceof kind)) return false;
  throw reason;
}
const succeed = () => true;

/** The display of a screen that nobody sees: the port's number is free, so the display's is. */
const displayFor = (port: number): string => `:${port}`;

function startProgram(what: keyof typeof programs, args: readonly string[], display?: string): ChildProcess {
  const [program, debian] = programs[what];
  if (!existsSync(program)) throw new Error(`${what} is missing: the Debian package ${debian} has it`);
  // As root, WebKit cannot confine its processes.
  const env = { ...process.env, DISPLAY: display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' };
  return spawn(program, args, { env, stdio: 'ignore' });
}

async function connect(port: number): Promise<WebDriver> {
  for (let tries = 50; ; tries -= 1)
    try {
      return await new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
        .build();
    } catch (reason) {
      if (tries === 0) throw reason;
      await pause(200);
    }
}

/** Starts WebKit as GTK builds it, which is driven by WebDriver. @throws Error if it is not installed */
export async function startWebkit({ width, height }: Screen): Promise<Engine> {
  const port = await freePort();
  const display = displayFor(port);
  const screen = startProgram('a screen', [display, '-screen', '0', '1600x1200x24']);
  const server = startProgram('WebKit', [`--port=${port}`], display);
  const driver = await connect(port);
  await driver.manage().window().setRect({ x: 0, y: 0, width, height });

  async function find(source: string): Promise<WebElement | null> {
    const found: unknown = await driver.executeScript(`return ${source}`);
    return found instanceof WebElement ? found : null;
  }

  return createEngine({
    open: (address) => driver.get(address),
    evaluate: (source) => driver.executeScript(`return ${source}`),
    async press(source) {
      const element = await find(source);
      return element !== null && element.click().then(succeed, failForNow);
    },
    async type(source, text) {
      const element = await find(source);
      if (element === null || !(await element.click().then(succeed, failForNow))) return false;
      // In a frame, WebKit types into what has the focus only.
      await driver.actions().sendKeys(text).perform();
      return true;
    },
    async enter(source) {
      const element = await find(source);
      if (element !== null) await driver.switchTo().frame(element);
      return element !== null;
    },
    leave: () => driver.switchTo().defaultContent(),
    look: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    async close() {
      await driver.quit().catch(() => undefined);
      for (const program of [server, screen]) program.kill();
    },
  });
}
