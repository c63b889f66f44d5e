import type { CanaryState, Verdict } from '@livree/release/canary';
import type { JudgedCanary } from '@livree/release/ledger';

type Figures = JudgedCanary['figures'];
type Arms = Pick<Figures, 'canary' | 'live'>;

/** Rounded to four digits: a line of the log is read by people. */
const roundEvidence = (evidence: number): number => Number(Math.min(evidence, 1e12).toPrecision(4));

/** The figures of a verdict, as the log keeps them. */
export function toFigures({ counts, slow, wrongPrices }: CanaryState, judged: Verdict): Figures {
  return {
    ...counts,
    evidence: roundEvidence(judged.evidence),
    wrongPrices,
    ...(slow && { slow: { ...slow, evidence: roundEvidence(judged.slowness) } }),
  };
}

const countArms = ({ canary, live }: Arms, what: string, beside: string): string =>
  `${canary.failed} of ${canary.visits} ${what}${beside}, beside it ${live.failed} of ${live.visits}`;

/** What visitors met with a canary and beside it, in one line: who failed, and who had to wait. */
export function describeCanary({ evidence, wrongPrices, slow, ...arms }: Figures): string {
  const prices = wrongPrices > 0 ? `, ${wrongPrices} with a wrong price` : '';
  const failed = `${countArms(arms, 'visits failed', prices)}; evidence ${evidence}`;
  return slow === undefined
    ? failed
    : `${failed}; ${countArms(slow, 'measured visits were slow', '')}; evidence ${slow.evidence}`;
}
