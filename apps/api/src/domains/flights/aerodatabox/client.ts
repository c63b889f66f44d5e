import { z } from '@livree/contracts/schema';
import { FlightsError } from '../model/flight-provider.ts';

export interface AeroDataBoxOptions {
  readonly key: string;
  /** The marketplace. */
  readonly url: string;
  /** Milliseconds that a call may take. */
  readonly timeoutMs: number;
}

export interface AeroDataBoxCall {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** Without a flight, or for one that cannot be asked for: no content, a refused number or day, nothing found. */
const nothing = new Set([204, 400, 404]);

/**
 * Calls AeroDataBox. Null for an answer without content. @throws FlightsError without an answer that can be read, also for
 * a refused key or an exhausted quota
 */
export async function callAeroDataBox<Schema extends z.ZodMiniType>(
  { key, url, timeoutMs }: AeroDataBoxOptions,
  { method, path, query, body }: AeroDataBoxCall,
  answer: Schema,
): Promise<z.output<Schema> | null> {
  const address = new URL(path, url);
  for (const [name, value] of Object.entries(query ?? {})) address.searchParams.set(name, value);
  const response = await fetch(address, {
    method,
    headers: {
      accept: 'application/json',
      'x-rapidapi-key': key,
      'x-rapidapi-host': address.hostname,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => {
    throw new FlightsError('AeroDataBox does not answer', { cause: error });
  });
  if (nothing.has(response.status)) return null;
  if (!response.ok) throw new FlightsError(`AeroDataBox answers ${response.status}`);
  const text = await response.text().catch(() => '');
  if (text.trim() === '') return null;
  const read = z.safeParse(answer, parseJson(text));
  if (!read.success) throw new FlightsError('AeroDataBox answers in another form');
  return read.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
