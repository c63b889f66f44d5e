import type { ProblemParts } from './tell-failed-press.tsx';

/** Milliseconds before a file is fetched again. */
const patience = 3_000;

/** Fetches the dialog once the visitor wants to report a problem, until it arrives. */
export function bringDialog({
  problem,
  completeTexts,
}: Pick<ProblemParts, 'problem' | 'completeTexts'>): void {
  let isComing = false;

  async function fetchDialog(): Promise<void> {
    await completeTexts();
    const { ProblemDialog } = await import(/* webpackChunkName: 'problem' */ './problem-dialog.tsx');
    problem.setState({ Dialog: ProblemDialog });
  }

  function follow(): void {
    const { isOpen, Dialog } = problem.getState();
    if (!isOpen || Dialog !== undefined || isComing) return;
    isComing = true;
    fetchDialog()
      .catch(() => void setTimeout(follow, patience))
      .finally(() => (isComing = false));
  }

  problem.subscribe(follow);
  follow();
}
