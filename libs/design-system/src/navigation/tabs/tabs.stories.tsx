import { Held } from '../../stories/held.tsx';
import type { Meta, Story } from '../../stories/story.ts';
import type { Texts } from '../../stories/texts.ts';
import { Tabs } from './tabs.tsx';

export default { component: Tabs } satisfies Meta;

const Settings = ({ texts, layout }: { texts: Texts; layout: 'row' | 'rail' }) => {
  const ids = ['profile', 'preferences', 'privacy', 'appearance', 'security', 'account'] as const;
  return (
    <Held<string> first="appearance">
      {(current, set) => (
        <Tabs
          label={texts.settings}
          layout={layout}
          tabs={ids.map((id) => ({ id, label: texts[id] }))}
          current={current}
          onTab={set}
        >
          <p>{texts.info}</p>
        </Tabs>
      )}
    </Held>
  );
};

export const Row: Story = { render: ({ texts }) => <Settings texts={texts} layout="row" /> };

export const Rail: Story = { render: ({ texts }) => <Settings texts={texts} layout="rail" /> };
