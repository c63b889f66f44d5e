import type { Meta, Story } from '../../stories/story.ts';
import { Button } from './button.tsx';

export default { component: Button } satisfies Meta;

export const Primary: Story = { render: ({ texts }) => <Button>{texts.book}</Button> };

export const PrimaryHover: Story = { ...Primary, name: 'primary, hover', parameters: { look: 'hover' } };

export const PrimaryFocus: Story = { ...Primary, name: 'primary, focus', parameters: { look: 'focus' } };

export const PrimaryPressed: Story = { ...Primary, name: 'primary, pressed', parameters: { look: 'active' } };

export const PrimaryLoading: Story = {
  name: 'primary, loading',
  render: ({ texts }) => <Button loading>{texts.calculating}</Button>,
};

export const PrimaryDisabled: Story = {
  name: 'primary, disabled',
  render: ({ texts }) => <Button disabled>{texts.unavailable}</Button>,
};

export const Wide: Story = { render: ({ texts }) => <Button wide>{texts.estimate}</Button> };

export const Secondary: Story = { render: ({ texts }) => <Button variant="secondary">{texts.back}</Button> };

export const SecondaryHover: Story = {
  ...Secondary,
  name: 'secondary, hover',
  parameters: { look: 'hover' },
};

export const SecondaryFocus: Story = {
  ...Secondary,
  name: 'secondary, focus',
  parameters: { look: 'focus' },
};

export const SecondaryPressed: Story = {
  ...Secondary,
  name: 'secondary, pressed',
  parameters: { look: 'active' },
};

export const SecondarySlimLoading: Story = {
  name: 'secondary, slim, loading',
  render: ({ texts }) => (
    <Button variant="secondary" slim loading>
      {texts.calculating}
    </Button>
  ),
};

export const Danger: Story = {
  render: ({ texts }) => <Button variant="danger">{texts.deleteAccount}</Button>,
};

export const DangerHover: Story = { ...Danger, name: 'danger, hover', parameters: { look: 'hover' } };

export const AsALink: Story = {
  render: ({ texts }) => <Button href="#button">{texts.book}</Button>,
};
