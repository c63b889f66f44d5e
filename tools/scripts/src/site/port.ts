import { createServer } from 'node:net';
import { Stop } from '../stop.ts';

/** The port of `PORT`, 4200 by default. @throws Stop when it is no port or is taken. */
export async function chosenPort(): Promise<number> {
  const text = process.env['PORT'] ?? '4200';
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port < 1 || port > 65_535)
    throw new Stop(`PORT must be a number from 1 to 65535, not "${text}".`);
  if (await isTaken(port))
    throw new Stop(`Port ${port} is taken; stop what uses it or choose another with PORT.`);
  return port;
}

function isTaken(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(true));
    server.listen(port, 'localhost', () => server.close(() => resolve(false)));
  });
}
