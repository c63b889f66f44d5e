import { Skeleton } from '../../feedback/skeleton/skeleton.tsx';
import { Held } from '../../stories/held.tsx';
import type { Meta, Story } from '../../stories/story.ts';
import type { Texts } from '../../stories/texts.ts';
import { Radio, RadioCard, RadioGroup } from './radio-group.tsx';

export default { component: RadioGroup, subcomponents: { Radio, RadioCard } } satisfies Meta;

type Layout = 'stack' | 'inline' | 'panel' | 'rows';

const Payment = ({ texts, layout, error }: { texts: Texts; layout: Layout; error?: string }) => {
  const Choice = layout === 'panel' || layout === 'rows' ? RadioCard : Radio;
  return (
    <Held<string | null> first={error ? null : 'card'}>
      {(value, set) => (
        <RadioGroup legend={texts.payment} value={value} onChange={set} layout={layout} error={error}>
          <Choice value="card" label={texts.card} description={layout === 'inline' ? undefined : texts.seats}>
            {layout === 'panel' ? <p>{texts.createdWhy}</p> : undefined}
          </Choice>
          <Choice value="wallet" label={texts.wallet} trailing="164,70 €" />
        </RadioGroup>
      )}
    </Held>
  );
};

const Grounds = ({ texts }: { texts: Texts }) => (
  <Held<string | null> first="card">
    {(value, set) => (
      <RadioGroup legend={texts.payment} value={value} onChange={set} layout="tiles">
        <RadioCard value="card" label={texts.card} media={<Skeleton height="96px" />} />
        <RadioCard value="wallet" label={texts.wallet} media={<Skeleton height="96px" />} />
      </RadioGroup>
    )}
  </Held>
);

export const Stack: Story = { render: ({ texts }) => <Payment texts={texts} layout="stack" /> };

export const Inline: Story = { render: ({ texts }) => <Payment texts={texts} layout="inline" /> };

export const Panel: Story = { render: ({ texts }) => <Payment texts={texts} layout="panel" /> };

export const Rows: Story = { render: ({ texts }) => <Payment texts={texts} layout="rows" /> };

export const Tiles: Story = { render: ({ texts }) => <Grounds texts={texts} /> };

export const Invalid: Story = {
  render: ({ texts }) => <Payment texts={texts} layout="stack" error={texts.paymentError} />,
};
