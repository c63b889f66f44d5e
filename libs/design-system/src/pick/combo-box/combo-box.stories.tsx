import { Held } from '../../stories/held.tsx';
import type { Meta, Story } from '../../stories/story.ts';
import type { Texts } from '../../stories/texts.ts';
import { ComboBox } from './combo-box.tsx';

export default { component: ComboBox } satisfies Meta;

const places = [
  { id: 'cdg', label: 'Aéroport Paris-Charles-de-Gaulle', description: 'Roissy-en-France' },
  { id: 'ory', label: 'Aéroport Paris-Orly', description: 'Orly' },
];

const Address = ({
  texts,
  first,
  ...props
}: { texts: Texts; first: string } & Partial<{ error: string; disabled: boolean; loading: boolean }>) => (
  <Held first={first}>
    {(value, set) => (
      <ComboBox
        {...props}
        label={texts.departure}
        placeholder={texts.departureHint}
        inputValue={value}
        onInputChange={set}
        items={places.filter(({ label }) => label.toLowerCase().includes(value.toLowerCase()))}
        onPick={({ label }) => set(label)}
        loadingText={texts.searching}
        emptyText={texts.nothing}
      />
    )}
  </Held>
);

export const Empty: Story = { render: ({ texts }) => <Address texts={texts} first="" /> };

export const Filled: Story = { render: ({ texts }) => <Address texts={texts} first="Aéroport" /> };

export const Focus: Story = { ...Filled, parameters: { look: 'focus' } };

export const Loading: Story = { render: ({ texts }) => <Address texts={texts} first="Aér" loading /> };

export const Invalid: Story = {
  render: ({ texts }) => <Address texts={texts} first="" error={texts.departureError} />,
};

export const Disabled: Story = { render: ({ texts }) => <Address texts={texts} first="Aéroport" disabled /> };
