import { TextField } from '../../fields/text-field/text-field.tsx';
import type { Meta, Story } from '../../stories/story.ts';
import { FilterPanel } from './filter-panel.tsx';

export default { component: FilterPanel } satisfies Meta;

const nothing = (): void => undefined;

export const Rest: Story = {
  render: ({ texts }) => (
    <FilterPanel applyLabel={texts.apply} onApply={nothing} resetLabel={texts.reset} onReset={nothing}>
      <TextField label={texts.transaction} />
      <TextField label={texts.amount} />
    </FilterPanel>
  ),
};
