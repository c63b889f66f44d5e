import type { ToastAction, Toasts } from '@livree/platform/shell';
import type { TFunction } from 'i18next';
import type { StoreApi } from 'zustand';
import type { Acts } from './acts.ts';

/** Milliseconds on screen: long enough to read the message and to press an answer. */
const duration = 20_000;

/** What the report of a problem needs of the shell. */
export interface ProblemParts {
  readonly acts: Acts;
  readonly isReporting: StoreApi<boolean>;
  readonly toasts: Toasts;
  readonly shellText: TFunction<'shell'>;
  readonly commonText: TFunction<'common'>;
}

/** The button that was pressed, if it is still there: links and fields have their own way to be tried again. */
const findButton = (pressed: Element | undefined): HTMLElement | undefined => {
  const button = pressed?.closest<HTMLElement>('button, [role=button]');
  return button?.isConnected ? button : undefined;
};

/** Tells a visitor that a press failed, and what they can do: press again, or report it. */
export function tellFailedPress(
  { isReporting, toasts, shellText, commonText }: ProblemParts,
  pressed: Element | undefined,
): void {
  const button = findButton(pressed);
  const retry: ToastAction = { label: commonText('actions.retry'), act: () => button?.click() };
  const report: ToastAction = {
    label: shellText('problem.open'),
    act: () => isReporting.setState(true, true),
  };
  toasts.show('error', shellText('unexpected.message'), {
    duration,
    actions: button === undefined ? [report] : [retry, report],
  });
}
