import { TextLink } from '@livree/design-system/actions';
import type { Toasts } from '@livree/platform/shell';
import type { i18n } from 'i18next';
import type { StoreApi } from 'zustand';
import type { Acts } from './acts.ts';
import type { ProblemState } from './problem-state.ts';

/** Milliseconds on screen: long enough to read the message and to press an answer. */
const duration = 20_000;

/** What the report of a problem needs of the shell. */
export interface ProblemParts {
  readonly acts: Acts;
  readonly problem: StoreApi<ProblemState>;
  readonly toasts: Toasts;
  readonly i18n: i18n;
  /** Loads the texts of the shell that the document lacks. */
  completeTexts(): Promise<void>;
}

/** The button that was pressed, if it is still there: links and fields have their own way to be tried again. */
const findButton = (pressed: Element | undefined): HTMLElement | undefined => {
  const button = pressed?.closest<HTMLElement>('button, [role=button]');
  return button?.isConnected ? button : undefined;
};

/** Tells a visitor that a press failed, and what they can do: press again, or report it. */
export function tellFailedPress(
  { problem, toasts, i18n }: Pick<ProblemParts, 'problem' | 'toasts' | 'i18n'>,
  pressed: Element | undefined,
): void {
  const t = i18n.getFixedT(null, 'shell');
  const button = findButton(pressed);
  const answerBy = (act: () => void) => () => {
    toasts.dismiss(shown);
    act();
  };
  const shown = toasts.show('error', t('unexpected.message'), {
    duration,
    below: (
      <div>
        {button && <TextLink onClick={answerBy(() => button.click())}>{i18n.t('actions.retry')}</TextLink>}
        <TextLink onClick={answerBy(() => problem.setState({ isOpen: true }))}>{t('problem.open')}</TextLink>
      </div>
    ),
  });
}
