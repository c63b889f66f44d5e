import type { Meta, Story } from '../../stories/story.ts';
import { Disclosure } from './disclosure.tsx';

export default { component: Disclosure } satisfies Meta;

export const ClosedOpen: Story = {
  name: 'closed, open',
  render: ({ texts }) => (
    <>
      <Disclosure name="faq" summary={texts.question2}>
        {texts.driver}
      </Disclosure>
      <Disclosure name="faq" open summary={texts.question}>
        {texts.answer}
      </Disclosure>
    </>
  ),
};

export const Focus: Story = {
  parameters: { look: 'focus' },
  render: ({ texts }) => <Disclosure summary={texts.question}>{texts.answer}</Disclosure>,
};

export const OpenWhenWide: Story = {
  name: 'always open on a wide screen',
  render: ({ texts }) => (
    <Disclosure openWhenWide summary={texts.question}>
      {texts.answer}
    </Disclosure>
  ),
};
