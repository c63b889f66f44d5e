import { createServer } from 'node:net';
import { Stop } from '@livree/command';
import { freePort } from '@livree/server/free-port';
import { readSettings } from './settings.ts';

const lastPort = 65_535;

async function requireFree(port: number, variable: 'PORT' | 'FRAME_PORT'): Promise<number> {
  if (await isTaken(port))
    throw new Stop(`Port ${port} is taken; stop what uses it or choose another with ${variable}.`);
  return port;
}

/** The port of the site: `PORT`. @throws Stop if it is taken */
export const sitePort = (): Promise<number> => requireFree(readSettings(process.env).PORT, 'PORT');

/** The port for the checkout frames of a site on `port`: `FRAME_PORT`, or the next free port. @throws Stop if it is taken */
export async function framePort(port: number, chosen: number | undefined): Promise<number> {
  if (chosen !== undefined) return requireFree(chosen, 'FRAME_PORT');
  return port === lastPort || (await isTaken(port + 1)) ? freePort(port) : port + 1;
}

function isTaken(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(true));
    server.listen(port, 'localhost', () => server.close(() => resolve(false)));
  });
}
