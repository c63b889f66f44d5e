import type { Meta, Story } from '../../stories/story.ts';
import { TextLink } from './text-link.tsx';

export default { component: TextLink } satisfies Meta;

export const Link: Story = { render: ({ texts }) => <TextLink href="#link">{texts.more}</TextLink> };

export const LinkHover: Story = { ...Link, name: 'link, hover', parameters: { look: 'hover' } };

export const LinkFocus: Story = { ...Link, name: 'link, focus', parameters: { look: 'focus' } };

export const Accent: Story = { render: ({ texts }) => <TextLink tone="accent">{texts.edit}</TextLink> };

export const Disabled: Story = { render: ({ texts }) => <TextLink disabled>{texts.edit}</TextLink> };

export const InASentence: Story = {
  render: ({ texts }) => (
    <p>
      {texts.noRidesWhy}{' '}
      <TextLink inline href="#link">
        {texts.more}
      </TextLink>
    </p>
  ),
};
