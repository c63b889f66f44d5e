import type { Meta, Story } from '../../stories/story.ts';
import { Field } from './field.tsx';

export default { component: Field } satisfies Meta;

export const AControlOfOnesOwn: Story = {
  name: 'a control of one’s own',
  render: ({ texts }) => (
    <Field label={texts.amount} hint={texts.info}>
      {(control) => <input {...control} type="range" defaultValue={40} />}
    </Field>
  ),
};
