import { TextLink } from '../../actions/text-link/text-link.tsx';
import type { Meta, Story } from '../../stories/story.ts';
import { Banner } from './banner.tsx';

export default { component: Banner } satisfies Meta;

const nothing = (): void => undefined;

export const Info: Story = { render: ({ texts }) => <Banner>{texts.info}</Banner> };

export const Ok: Story = { render: ({ texts }) => <Banner tone="ok">{texts.available}</Banner> };

export const WarnWithAnAction: Story = {
  name: 'warn, with an action',
  render: ({ texts }) => (
    <Banner tone="warn" title={texts.expiring} actions={<TextLink>{texts.edit}</TextLink>}>
      {texts.info}
    </Banner>
  ),
};

export const ErrorWithRetry: Story = {
  name: 'error, with retry',
  render: ({ texts }) => (
    <Banner tone="error" title={texts.loadingFailedTitle} retryLabel={texts.retry} onRetry={nothing}>
      {texts.loadingFailedWhy}
    </Banner>
  ),
};
