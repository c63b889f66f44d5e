import { TextLink } from '@livree/design-system/actions';
import { Avatar, Card, Disclosure, Facts, Table, Status } from '@livree/design-system/display';
import { Container, PageHead, VisuallyHidden } from '@livree/design-system/layout';
import type { Part } from '../part.ts';
import type { Words } from '../words.ts';

const portrait =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"%3E%3Cpath d="M0 0h1v1H0z"/%3E%3C/svg%3E';

export const card: Part = {
  name: 'Card',
  from: 'display',
  states: [
    { name: 'rest', show: (say) => <Card>{say.driver}</Card> },
    { name: 'past', show: (say) => <Card past>{say.driver}</Card> },
  ],
};

export const avatar: Part = {
  name: 'Avatar',
  from: 'display',
  states: [
    { name: 'initials', show: () => <Avatar name="Hélène Moreau" /> },
    { name: 'large', show: () => <Avatar name="Hélène Moreau" size="large" /> },
    { name: 'picture', show: () => <Avatar name="Hélène Moreau" picture={portrait} size="large" /> },
  ],
};

export const container: Part = {
  name: 'Container',
  from: 'layout',
  states: [{ name: 'gutters', show: (say) => <Container>{say.driver}</Container> }],
};

export const pageHead: Part = {
  name: 'PageHead',
  from: 'layout',
  states: [{ name: 'with a lead', show: (say) => <PageHead title={say.rides} lead={say.ridesWhy} /> }],
};

export const visuallyHidden: Part = {
  name: 'VisuallyHidden',
  from: 'layout',
  states: [{ name: 'read out alone', show: (say) => <VisuallyHidden>{say.info}</VisuallyHidden> }],
};

export const disclosure: Part = {
  name: 'Disclosure',
  from: 'display',
  states: [
    {
      name: 'closed, open',
      show: (say) => (
        <>
          <Disclosure name="faq" summary={say.question2}>
            {say.driver}
          </Disclosure>
          <Disclosure name="faq" open summary={say.question}>
            {say.answer}
          </Disclosure>
        </>
      ),
    },
    {
      name: 'focus',
      look: 'focus',
      show: (say) => <Disclosure summary={say.question}>{say.answer}</Disclosure>,
    },
  ],
};

export const facts: Part = {
  name: 'Facts',
  from: 'display',
  states: [
    {
      name: 'rows',
      show: (say) => (
        <Facts
          facts={[
            { label: say.departure, value: '14, rue de la Paix, 75002 Paris' },
            { label: say.distance, value: '31,6 km' },
            { label: say.phone, value: '' },
          ]}
        />
      ),
    },
  ],
};

const paid = (say: Words) => [
  { id: 'tx_7K2M9Q', means: say.reservation, amount: '164,70 €', tone: 'ok', status: say.confirmed } as const,
  {
    id: 'tx_7K1D4B',
    means: say.reservation2,
    amount: '73,25 €',
    tone: 'failed',
    status: say.failed,
  } as const,
];

export const table: Part = {
  name: 'Table',
  from: 'display',
  states: [
    {
      name: 'rows',
      show: (say) => (
        <Table
          caption={say.payments}
          rows={paid(say)}
          rowKey={({ id }) => id}
          columns={[
            {
              id: 'means',
              header: say.transaction,
              cell: ({ means, id }) => (
                <>
                  {means}
                  <small>{id}</small>
                </>
              ),
            },
            {
              id: 'status',
              header: say.status,
              phone: 'end',
              cell: ({ tone, status }) => <Status tone={tone}>{status}</Status>,
            },
            { id: 'amount', header: say.amount, align: 'end', phone: 'end', cell: ({ amount }) => amount },
            {
              id: 'actions',
              header: say.details,
              align: 'end',
              cell: ({ id }) => <TextLink aria-label={`${say.details} ${id}`}>{say.details}</TextLink>,
            },
          ]}
        />
      ),
    },
  ],
};
