import type { Meta, Story } from '../../stories/story.ts';
import type { Texts } from '../../stories/texts.ts';
import { Stepper } from './stepper.tsx';

export default { component: Stepper } satisfies Meta;

const Booking = ({ texts, current }: { texts: Texts; current: number }) => (
  <Stepper
    label={`${texts.steps} ${current + 1}`}
    steps={[texts.stepService, texts.stepTrip, texts.stepContact, texts.stepPayment]}
    current={current}
    doneLabel={texts.done}
    onStep={() => undefined}
  />
);

export const Step1: Story = { name: 'step 1', render: ({ texts }) => <Booking texts={texts} current={0} /> };

export const Step2: Story = { name: 'step 2', render: ({ texts }) => <Booking texts={texts} current={1} /> };

export const Step4: Story = { name: 'step 4', render: ({ texts }) => <Booking texts={texts} current={3} /> };
