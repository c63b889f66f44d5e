import type { Meta, Story } from '../../stories/story.ts';
import { Card } from './card.tsx';

export default { component: Card } satisfies Meta;

export const Rest: Story = { render: ({ texts }) => <Card>{texts.driver}</Card> };

export const Past: Story = { render: ({ texts }) => <Card past>{texts.driver}</Card> };
