import { renderCanaries } from './canaries.ts';
import { html } from './html.ts';
import type { Overview } from './overview.ts';
import { renderHistory, renderReleases } from './release-tables.ts';

/** The result of an action. */
export interface Told {
  readonly kind: 'done' | 'refused';
  readonly sentence: string;
}

/** The whole page. @param told the result of the last action */
export function deskPage(overview: Overview | string, told: Told | undefined, token: string): string {
  const body =
    typeof overview === 'string'
      ? [html`<p class="refused" role="alert">${overview}</p>`]
      : [...renderCanaries(overview.canaries), ...renderReleases(overview, token), renderHistory(overview)];
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Release desk</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/desk.css" />
      </head>
      <body>
        <main>
          <h1>Release desk</h1>
          ${told === undefined ? [] : html`<p class="${told.kind}" role="status">${told.sentence}</p>`}
          ${body}
        </main>
      </body>
    </html> `.markup;
}
