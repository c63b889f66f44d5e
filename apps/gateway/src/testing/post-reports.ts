import { telemetryPath } from '@livree/document';
import type { PlantedSite } from './planted-site.ts';

/** Requests a page and posts reports about it, as a browser does. */
export function postReports(site: () => PlantedSite) {
  /** The cookie of a new document. */
  async function visit(url = '/'): Promise<string> {
    const { headers } = await site().app.inject({ url });
    return String(headers['set-cookie']).split(';')[0] ?? '';
  }

  const postAs = (cookie: string, payload: unknown, url: string = telemetryPath, type = 'application/json') =>
    site().app.inject({
      method: 'POST',
      url,
      payload: JSON.stringify(payload),
      headers: { 'content-type': type, cookie },
    });

  return {
    visit,
    postAs,
    /** Posts as a document of its own. */
    post: async (payload: unknown, url?: string, type?: string) => postAs(await visit(), payload, url, type),
    nameRelease: (id: string): string => `${id}@${site().releases[id]?.version}`,
    /** The report of an error in booking. */
    report(overrides: Record<string, unknown> = {}) {
      const version = site().releases['booking']?.version;
      return { kind: 'error', remote: 'booking', version, language: 'fr', name: 'TypeError', ...overrides };
    },
  };
}
