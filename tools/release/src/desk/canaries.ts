import { judgeCanary, type CanaryPolicy, type CanaryState } from '@livree/release/canary';
import { describeCanary, toFigures } from '../canary/describe-canary.ts';
import { readCanary, runningCanaries } from '../canary/read-canary.ts';
import { readCurve, type CurvePoint } from '../canary/read-curve.ts';
import type { CommandContext } from '../command-line.ts';
import { formatTime } from '../commands/format-time.ts';
import { formatPercent } from '../commands/percent.ts';
import { html, type Html } from './html.ts';

/** A canary as the desk shows it. */
export interface ShownCanary {
  readonly name: string;
  readonly began: string;
  readonly share: number;
  /** Undefined if nobody knows what was counted. */
  readonly state: CanaryState | undefined;
  readonly curve: readonly CurvePoint[];
  readonly policy: CanaryPolicy;
}

export async function readCanaries({ ledger, counts, now }: CommandContext): Promise<ShownCanary[]> {
  const policy = await ledger.canaryPolicy();
  const shown = runningCanaries(await ledger.live()).map(async (running) => {
    const { name, canary } = running;
    const [state, curve] = await Promise.all([
      readCanary(running, counts, { now: now(), policy }),
      readCurve(running, counts, now()),
    ]);
    return { name, began: canary.began, share: canary.share, state, curve, policy };
  });
  return Promise.all(shown);
}

const [width, height] = [600, 160];

/** The powers of ten at the bottom and at the top of the drawing, beyond both boundaries. */
const findBounds = ({ on, back }: CanaryPolicy): readonly [number, number] => [
  Math.log10(on) - 1,
  Math.log10(back) + 1,
];

/** The height of an evidence in the drawing, by its power of ten. */
function scaleEvidence(evidence: number, policy: CanaryPolicy): number {
  const [low, high] = findBounds(policy);
  const power = Math.min(high, Math.max(low, Math.log10(evidence)));
  return Math.round(height * (1 - (power - low) / (high - low)));
}

function boundary(kind: 'back' | 'on', policy: CanaryPolicy): Html {
  const y = scaleEvidence(policy[kind], policy);
  return html`<line class="${kind}" x1="0" x2="${width}" y1="${y}" y2="${y}" />
    <text x="4" y="${y - 4}">${kind} at ${policy[kind]}</text>`;
}

function drawCurve({ curve, policy, name }: ShownCanary): Html {
  const last = curve.at(-1);
  const points = curve.map(
    ({ evidence }, step) =>
      `${Math.round((width * step) / Math.max(1, curve.length - 1))},${scaleEvidence(evidence, policy)}`,
  );
  const label = `The evidence against ${name} over time, now ${(last?.evidence ?? 1).toPrecision(2)}; it goes back at ${policy.back} and on at ${policy.on}`;
  return html`<svg role="img" aria-label="${label}" viewBox="0 0 ${width} ${height}">
    ${boundary('back', policy)} ${boundary('on', policy)}
    <polyline class="curve" points="${points.join(' ')}" />
  </svg>`;
}

/** How far it has come: the visits that it needs, and those after which it goes on anyway. */
function stageBar({ counts }: CanaryState, { fewestVisits, mostVisits }: CanaryPolicy): Html {
  const { visits } = counts.canary;
  const stage = visits < fewestVisits ? `the first ${fewestVisits} visits` : `at most ${mostVisits} visits`;
  return html`<p>
    <label
      >${visits} visits, stage: ${stage} <progress max="${mostVisits}" value="${visits}"></progress
    ></label>
  </p>`;
}

function describeVisits(known: CanaryState, policy: CanaryPolicy): string {
  const { isPaused, isAsked } = known;
  const paused = isPaused ? ' It is paused.' : '';
  const asked = isAsked ? ' It is undecided: promote it, or roll it back.' : '';
  const figures = toFigures(known, judgeCanary(known, policy));
  return `${describeCanary(figures)}; back at ${policy.back}, on at ${policy.on} or after ${policy.mostVisits} visits.${paused}${asked}`;
}

function renderCanary(shown: ShownCanary): Html {
  const { name, began, share, state, policy } = shown;
  const figures =
    state === undefined
      ? html`<p>Nobody tells what was counted.</p>`
      : html`<p>${describeVisits(state, policy)}</p>
          ${stageBar(state, policy)} ${drawCurve(shown)}`;
  return html`<article>
    <h3><code>${name}</code> for ${formatPercent(share)} of the visitors, since ${formatTime(began)}</h3>
    ${figures}
  </article>`;
}

/** The canaries that run, if any. */
export const renderCanaries = (canaries: readonly ShownCanary[]): Html[] =>
  canaries.length === 0 ? [] : [html`<h2>Canaries</h2>`, ...canaries.map(renderCanary)];
