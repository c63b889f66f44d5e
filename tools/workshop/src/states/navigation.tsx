import { Pagination, Stepper, Tabs } from '@livree/design-system/navigation';
import { Held } from '../held.tsx';
import type { Part } from '../part.ts';
import type { Words } from '../words.ts';

const nothing = (): void => undefined;

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
  from: 'navigation',
  states: [
    { name: 'few', show: (say) => <Pages say={say} first={1} pages={4} /> },
    { name: 'more than fit on a phone', show: (say) => <Pages say={say} first={1} pages={5} /> },
    { name: 'in the middle of many', show: (say) => <Pages say={say} first={9} pages={20} /> },
  ],
};

const stepsOf = (say: Words) => [say.stepService, say.stepTrip, say.stepContact, say.stepPayment];

export const stepper: Part = {
  name: 'Stepper',
  from: 'navigation',
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
  from: 'navigation',
  states: [
    { name: 'row', show: (say) => <Settings say={say} layout="row" /> },
    { name: 'rail', show: (say) => <Settings say={say} layout="rail" /> },
  ],
};
