import { spawn } from 'node:child_process';

export interface Ended {
  readonly succeeded: boolean;
  readonly output: string;
}

/** Runs a line of a shell to its end, with this environment alone. */
export function shellOutput(
  line: string,
  options: { readonly cwd: string; readonly env: NodeJS.ProcessEnv },
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn('bash', ['-e', '-c', line], { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('error', reject);
    child.once('close', (code) => resolve({ succeeded: code === 0, output }));
  });
}
