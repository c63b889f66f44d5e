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
    // In a file with the other notices, because a hash for each file would make the first script longer.
    const { ProblemDialog } = await import(/* webpackChunkName: 'notices' */ './problem-dialog.tsx');
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
