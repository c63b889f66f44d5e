import type { Meta, Story } from '../../stories/story.ts';
import { Switch } from './switch.tsx';

export default { component: Switch } satisfies Meta;

export const Off: Story = {
  render: ({ texts }) => <Switch label={texts.notify} description={texts.notifyWhy} />,
};

export const On: Story = { render: ({ texts }) => <Switch label={texts.notify} defaultChecked /> };

export const Focus: Story = { ...On, parameters: { look: 'focus' } };

export const Disabled: Story = { render: ({ texts }) => <Switch label={texts.notify} disabled /> };
