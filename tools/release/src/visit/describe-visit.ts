import { releaseName } from '@livree/release';
import type { AnyRelease } from '@livree/release/ledger';
import type { Fault, Place } from './place.ts';
import type { RenderTime } from './render-time.ts';
import type { VisitReport } from './visit.ts';

/** So many faults are printed. */
const most = 8;

const count = (names: readonly string[], what: string): string => {
  const { size } = new Set(names);
  return `${size} ${what}${size === 1 ? '' : 's'}`;
};

const formatPlace = ({ kind, name }: Place): string => (kind === 'page' ? name : `the ${kind} “${name}”`);

const formatFault = ({ rule, what, place }: Fault): string =>
  `${rule}, on ${formatPlace(place)} (${place.language}): ${what}`;

function formatRenderTime({ pages, own, live }: RenderTime): string {
  const usual = live === undefined ? '' : `, the live one in ${live.toFixed(1)} ms`;
  return `; the server renders a page in ${own.toFixed(1)} ms${usual} (${pages} timed)`;
}

/** What was visited, in a line. */
export function visitLine({ id, version }: AnyRelease, report: VisitReport): string {
  const listNames = (kind: Place['kind']) =>
    report.places.filter((place) => place.kind === kind).map(({ name }) => name);
  const seen = [count(listNames('page'), 'page'), count(listNames('state'), 'state')];
  const languages = count(
    report.places.map(({ language }) => language),
    'language',
  );
  const walked =
    report.journeys === 0 ? '' : `, ${report.journeys} journey${report.journeys === 1 ? '' : 's'} walked`;
  const unchanged = report.unchanged === 0 ? '' : `, ${report.unchanged} unchanged since they were seen,`;
  const rendering = report.rendering === undefined ? '' : formatRenderTime(report.rendering);
  return `visited ${releaseName(id, version)}: ${seen.join(' and ')}${unchanged} in ${languages}${walked}, ${report.seconds.toFixed(0)} s${rendering}`;
}

/** Why a release is refused after its visit, one fault a line; undefined if it is not. */
export function visitRefusal({ id, version }: AnyRelease, { faults }: VisitReport): string | undefined {
  if (faults.length === 0) return undefined;
  const more = faults.length > most ? [`and ${faults.length - most} more`] : [];
  const lines = [...faults.slice(0, most).map(formatFault), ...more];
  return `${releaseName(id, version)} was visited and cannot be released:\n  ${lines.join('\n  ')}`;
}
