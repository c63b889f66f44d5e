import type { Meta, Story } from '@livree/design-system/stories';
import { RefundLine } from './refund-line.tsx';

export default { component: RefundLine } satisfies Meta;

export const ThreeSteps: Story = {
  render: ({ texts }) => (
    <RefundLine
      title={texts.refund}
      steps={[
        { amount: '164,70 €', note: texts.fullRefund, from: texts.now, share: 1 },
        { amount: '82,35 €', note: texts.halfRefund, from: texts.twoDays, share: 0.5 },
        { amount: '0,00 €', note: texts.noRefund, from: texts.oneDay, share: 0 },
      ]}
    />
  ),
};
