import { TextLink } from '../../actions/text-link/text-link.tsx';
import type { Meta, Story } from '../../stories/story.ts';
import { ErrorState } from './error-state.tsx';

export default { component: ErrorState } satisfies Meta;

const nothing = (): void => undefined;

export const WithRetry: Story = {
  render: ({ texts }) => (
    <ErrorState
      label={texts.loadingFailed}
      title={texts.loadingFailedTitle}
      retryLabel={texts.retry}
      onRetry={nothing}
      action={<TextLink href="tel:+33199000510">+33 1 99 00 05 10</TextLink>}
    >
      {texts.loadingFailedWhy}
    </ErrorState>
  ),
};
