import type { Meta, Story } from '../../stories/story.ts';
import { ProgressLine, Spinner } from './progress-line.tsx';

export default { component: ProgressLine, subcomponents: { Spinner } } satisfies Meta;

export const Inline: Story = { render: ({ texts }) => <ProgressLine label={texts.loading} /> };

export const WithWords: Story = { render: ({ texts }) => <Spinner label={texts.loading} /> };
