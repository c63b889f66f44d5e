import { createServer } from 'node:net';
import { freePort } from '@livree/server/free-port';
import { Stop } from '../stop.ts';

const lastPort = 65_535;

/** The port in `PORT`, 4200 by default. @throws Stop if it is invalid or taken */
export async function chosenPort(variable = 'PORT', text = process.env[variable] ?? '4200'): Promise<number> {
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port < 1 || port > lastPort)
    throw new Stop(`${variable} must be a number from 1 to 65535, not "${text}".`);
  if (await isTaken(port))
    throw new Stop(`Port ${port} is taken; stop what uses it or choose another with ${variable}.`);
  return port;
}

/** The port for the checkout frames of a site on `port`: `FRAME_PORT`, or the next free port. */
export async function framePort(port: number): Promise<number> {
  const chosen = process.env['FRAME_PORT'];
  if (chosen !== undefined) return chosenPort('FRAME_PORT', chosen);
  return port === lastPort || (await isTaken(port + 1)) ? freePort(port) : port + 1;
}

function isTaken(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(true));
    server.listen(port, 'localhost', () => server.close(() => resolve(false)));
  });
}
