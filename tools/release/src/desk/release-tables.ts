import { releaseName, shellId } from '@livree/release';
import type { LedgerEvent, ServerEvent } from '@livree/release/ledger';
import { describeCanary } from '../canary/describe-canary.ts';
import { formatKilobytes, type Cost } from '../commands/cost.ts';
import { formatTime } from '../commands/format-time.ts';
import { html, type Html } from './html.ts';
import type { Overview, ShownRelease } from './overview.ts';

const kilobytes = ({ first, all }: Cost): string =>
  `${formatKilobytes(first.bytes)} of ${formatKilobytes(all.bytes)}`;

/** A button that runs a command; with `again`, that promotes what went back by itself. */
function action(token: string, name: string, subject: string, again?: 'again'): Html {
  return html`<form method="post" action="/act">
    <input type="hidden" name="token" value="${token}" />
    <input type="hidden" name="act" value="${name}" />
    <input type="hidden" name="subject" value="${subject}" />
    ${again === undefined ? [] : html`<input type="hidden" name="again" value="on" />`}
    <button>${again === undefined ? name : `${name} ${again}`}</button>
    <code>npm run release -- ${name} ${subject}${again === undefined ? '' : ' --again'}</code>
  </form>`;
}

/** A page may be old: its buttons name what it shows, so the ledger refuses what somebody else has done meanwhile. */
function renderActions({ id, name, state, isLeftFirst, isSentBack }: ShownRelease, token: string): Html[] {
  return [
    ...(isLeftFirst ? [action(token, 'rollback', name)] : []),
    ...(state === 'live' ? [] : [action(token, 'promote', name, isSentBack ? 'again' : undefined)]),
    ...(state === 'live' && id !== shellId ? [action(token, 'retire', id)] : []),
  ];
}

const unknown = 'unknown';

function row(release: ShownRelease, token: string): Html {
  const { name, at, state, isUnchecked, counted, cost } = release;
  return html`<tr>
    <th scope="row"><code>${name}</code>${isUnchecked ? ' unchecked' : ''}</th>
    <td>${state}</td>
    <td class="short">${formatTime(at)}</td>
    <td>${counted === undefined ? unknown : `${counted.failedVisits} of ${counted.visits}`}</td>
    <td>
      ${counted === undefined ? unknown : `${counted.browser} in browsers, ${counted.server} on the server`}
    </td>
    <td class="short">${cost === undefined ? 'damaged' : kilobytes(cost)}</td>
    <td>${renderActions(release, token)}</td>
  </tr>`;
}

function table(caption: string, heads: readonly string[], rows: readonly Html[], none: string): Html {
  if (rows.length === 0)
    return html`<h2>${caption}</h2>
      <p>${none}</p>`;
  return html`<h2>${caption}</h2>
    <div class="scroll" tabindex="0" role="region" aria-label="${caption}">
      <table>
        <thead>
          <tr>
            ${heads.map((head) => html`<th scope="col">${head}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows}
        </tbody>
      </table>
    </div>`;
}

const heads = [
  'Release',
  'State',
  'Published',
  'Failed visits',
  'Errors',
  'First load, all',
  'Actions and their commands',
];

export function renderReleases({ releases }: Overview, token: string): Html[] {
  const isLive = ({ state }: ShownRelease) => state === 'live';
  const rows = (shown: readonly ShownRelease[]) => shown.map((release) => row(release, token));
  return [
    table('Live', heads, rows(releases.filter(isLive)), 'Nothing is live.'),
    table('Other releases', heads, rows(releases.filter((one) => !isLive(one))), 'There are no others.'),
  ];
}

/** What an act was about; of a verdict its outcome, and why. */
function renderSubject(event: LedgerEvent | ServerEvent): Html {
  if (event.act === 'server') return html`<code>${event.digest}</code>`;
  const figures = event.act === 'verdict' ? ` ${event.outcome}: ${describeCanary(event.figures)}` : '';
  return html`<code>${releaseName(event.remote, event.version)}</code>${figures}`;
}

export function renderHistory({ history }: Overview): Html {
  const rows = history.map(
    (event) =>
      html`<tr>
        <td class="short">${formatTime(event.at)}</td>
        <td>${event.by}</td>
        <td>${event.act}</td>
        <td>${renderSubject(event)}</td>
      </tr>`,
  );
  return table('History', ['When', 'Who', 'Act', 'Release'], rows, 'Nothing has happened yet.');
}
