import { renderCanaries } from './canaries.ts';
import { html } from './html.ts';
import type { Overview } from './overview.ts';
import { renderHistory, renderReleases } from './release-tables.ts';

/** The result of an action. */
export interface ActionOutcome {
  readonly kind: 'done' | 'refused';
  readonly sentence: string;
}

/** The whole page. @param outcome the result of the last action */
export function deskPage(
  overview: Overview | string,
  outcome: ActionOutcome | undefined,
  token: string,
): string {
  const body =
    typeof overview === 'string'
      ? [html`<p class="refused" role="alert">${overview}</p>`]
      : [
          ...renderCanaries(overview.canaries),
          ...renderReleases(overview, token),
          ...overview.server.map((line) => html`<p>${line}</p>`),
          renderHistory(overview),
        ];
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
          ${outcome === undefined ? [] : html`<p class="${outcome.kind}" role="status">${outcome.sentence}</p>`}
          ${body}
        </main>
      </body>
    </html> `.markup;
}
