import { Held } from '../../stories/held.tsx';
import type { Meta, Story } from '../../stories/story.ts';
import type { Texts } from '../../stories/texts.ts';
import { Segmented } from './segmented.tsx';

export default { component: Segmented } satisfies Meta;

const Trips = ({ texts, disabled }: { texts: Texts; disabled?: boolean }) => (
  <Held first="once">
    {(value, set) => (
      <Segmented
        legend={texts.trip}
        value={value}
        onChange={set}
        disabled={disabled}
        options={[
          { value: 'once', label: texts.oneWay },
          { value: 'round', label: texts.roundTrip },
          { value: 'hourly', label: texts.hourly },
        ]}
      />
    )}
  </Held>
);

export const Rest: Story = { render: ({ texts }) => <Trips texts={texts} /> };

export const Disabled: Story = { render: ({ texts }) => <Trips texts={texts} disabled /> };
