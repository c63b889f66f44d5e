import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';

const folder = new URL('.', import.meta.url).href;

/** A gateway that starts a process, which says what its descriptor 40 is. Node itself closes the first 16. */
const gateway = `
  const { startConfined } = await import('${folder}start-confined.ts');
  const { unconfined } = await import('${folder}confinement.ts');
  const look = "fs.writeSync(3, fs.readlinkSync('/proc/self/fd/40'))";
  startConfined(unconfined, ['--eval', look]).channel.pipe(process.stdout);`;

it.runIf(process.platform === 'linux')(
  'a process gets no file that whoever started the gateway left open',
  async () => {
    const left = openSync(import.meta.filename, 'r');
    const others = Array.from({ length: 38 }, () => 'ignore' as const);
    const { stdout } = spawn(process.execPath, ['--input-type=module', '--eval', gateway], {
      stdio: ['ignore', 'pipe', ...others, left],
    });
    closeSync(left);
    expect(stdout && (await text(stdout))).toBe('/dev/null');
  },
);

/** A gateway that may open no more files, then one more, and so on: it says how many processes it could not start. */
const poorGateway = `
  const { startConfined } = await import('${folder}start-confined.ts');
  const { unconfined } = await import('${folder}confinement.ts');
  const held = [];
  try { for (;;) held.push(fs.openSync('/dev/null', 'r')); } catch {}
  let failed = 0;
  for (const descriptor of held.slice(0, 12)) {
    try { startConfined(unconfined, ['--eval', '']); } catch { failed += 1; }
    await new Promise((resolve) => setTimeout(resolve, 20));
    fs.closeSync(descriptor);
  }
  process.stdout.write(String(failed));
  process.exit();`;

it.runIf(process.platform === 'linux')(
  'a gateway without free descriptors outlives a failed start',
  async () => {
    const limited = 'ulimit -n 80; exec "$0" --input-type=module --eval "$1"';
    const { stdout } = spawn('sh', ['-c', limited, process.execPath, poorGateway], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    expect(Number(stdout && (await text(stdout)))).toBeGreaterThan(1);
  },
);
