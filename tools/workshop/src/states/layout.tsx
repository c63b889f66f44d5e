import {
  Avatar,
  Card,
  Container,
  Disclosure,
  Facts,
  PageHead,
  Pagination,
  Stepper,
  Table,
  Tabs,
  TextLink,
  Status,
  VisuallyHidden,
} from '@livree/design-system/base';
import { Held } from '../held.tsx';
import type { Part } from '../part.ts';
import type { Words } from '../words.ts';

const nothing = (): void => undefined;

const portrait =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"%3E%3Cpath d="M0 0h1v1H0z"/%3E%3C/svg%3E';

export const card: Part = {
  name: 'Card',
  from: 'base',
  states: [
    { name: 'rest', show: (say) => <Card>{say.driver}</Card> },
    { name: 'past', show: (say) => <Card past>{say.driver}</Card> },
  ],
};

export const avatar: Part = {
  name: 'Avatar',
  from: 'base',
  states: [
    { name: 'initials', show: () => <Avatar name="Hélène Moreau" /> },
    { name: 'large', show: () => <Avatar name="Hélène Moreau" size="large" /> },
    { name: 'picture', show: () => <Avatar name="Hélène Moreau" picture={portrait} size="large" /> },
  ],
};

export const container: Part = {
  name: 'Container',
  from: 'base',
  states: [{ name: 'gutters', show: (say) => <Container>{say.driver}</Container> }],
};

export const pageHead: Part = {
  name: 'PageHead',
  from: 'base',
  states: [{ name: 'with a lead', show: (say) => <PageHead title={say.rides} lead={say.ridesWhy} /> }],
};

export const visuallyHidden: Part = {
  name: 'VisuallyHidden',
  from: 'base',
  states: [{ name: 'read out alone', show: (say) => <VisuallyHidden>{say.info}</VisuallyHidden> }],
};

export const disclosure: Part = {
  name: 'Disclosure',
  from: 'base',
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
  from: 'base',
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

const Pages = ({ say, first, pages }: { say: Words; first: number; pages: number }) => (
  <Held first={first}>
    {(page, set) => (
      <Pagination
        label={`${say.pages} (${pages})`}
        page={page}
        pages={pages}
        onPage={set}
        previousLabel={say.previousPage}
        nextLabel={say.nextPage}
        pageLabel={(number) => `${say.page} ${number}`}
      />
    )}
  </Held>
);

export const pagination: Part = {
  name: 'Pagination',
  from: 'base',
  states: [
    { name: 'few', show: (say) => <Pages say={say} first={1} pages={4} /> },
    { name: 'in the middle of many', show: (say) => <Pages say={say} first={9} pages={20} /> },
  ],
};

const stepsOf = (say: Words) => [say.stepService, say.stepTrip, say.stepContact, say.stepPayment];

export const stepper: Part = {
  name: 'Stepper',
  from: 'base',
  states: [0, 1, 3].map((current) => ({
    name: `step ${current + 1}`,
    show: (say) => (
      <Stepper
        label={`${say.steps} ${current + 1}`}
        steps={stepsOf(say)}
        current={current}
        doneLabel={say.done}
        onStep={nothing}
      />
    ),
  })),
};

const Settings = ({ say, layout }: { say: Words; layout: 'row' | 'rail' }) => {
  const ids = ['profile', 'preferences', 'privacy', 'appearance', 'security', 'account'] as const;
  return (
    <Held<string> first="appearance">
      {(current, set) => (
        <Tabs
          label={say.settings}
          layout={layout}
          tabs={ids.map((id) => ({ id, label: say[id] }))}
          current={current}
          onTab={set}
        >
          <p>{say.info}</p>
        </Tabs>
      )}
    </Held>
  );
};

export const tabs: Part = {
  name: 'Tabs',
  from: 'base',
  states: [
    { name: 'row', show: (say) => <Settings say={say} layout="row" /> },
    { name: 'rail', show: (say) => <Settings say={say} layout="rail" /> },
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
  from: 'base',
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
