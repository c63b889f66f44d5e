import { TextLink } from '../../actions/text-link/text-link.tsx';
import type { Meta, Story } from '../../stories/story.ts';
import type { Texts } from '../../stories/texts.ts';
import { Status } from '../status/status.tsx';
import { Table } from './table.tsx';

export default { component: Table } satisfies Meta;

const paid = (texts: Texts) => [
  {
    id: 'tx_7K2M9Q',
    means: texts.reservation,
    amount: '164,70 €',
    tone: 'ok',
    status: texts.confirmed,
  } as const,
  {
    id: 'tx_7K1D4B',
    means: texts.reservation2,
    amount: '73,25 €',
    tone: 'failed',
    status: texts.failed,
  } as const,
];

export const Rows: Story = {
  render: ({ texts }) => (
    <Table
      caption={texts.payments}
      rows={paid(texts)}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'means',
          header: texts.transaction,
          cell: ({ means, id }) => (
            <>
              {means}
              <small>{id}</small>
            </>
          ),
        },
        {
          id: 'status',
          header: texts.status,
          phone: 'end',
          cell: ({ tone, status }) => <Status tone={tone}>{status}</Status>,
        },
        { id: 'amount', header: texts.amount, align: 'end', phone: 'end', cell: ({ amount }) => amount },
        {
          id: 'actions',
          header: texts.details,
          align: 'end',
          cell: ({ id }) => <TextLink aria-label={`${texts.details} ${id}`}>{texts.details}</TextLink>,
        },
      ]}
    />
  ),
};
