import { TextLink } from '@livree/design-system/actions';
import { TextField } from '@livree/design-system/fields';
import { ListPage } from '@livree/design-system/layout';
import { chipClass, Chips, FilterBar, FilterPanel } from '@livree/design-system/navigation';
import { Held } from '../held.tsx';
import type { Part } from '../part.ts';
import type { Words } from '../words.ts';

const nothing = (): void => undefined;

export const listPage: Part = {
  name: 'ListPage',
  from: 'layout',
  states: [
    {
      name: 'with actions',
      show: (say) => (
        <ListPage title={say.rides} actions={<TextLink onClick={nothing}>{say.retry}</TextLink>}>
          <p>{say.ridesWhy}</p>
        </ListPage>
      ),
    },
  ],
};

export const chips: Part = {
  name: 'Chips',
  from: 'navigation',
  states: [
    {
      name: 'the first chosen',
      show: (say) => (
        <Chips label={say.settings}>
          {[say.profile, say.preferences, say.privacy].map((words, index) => (
            <a
              key={words}
              href="#chips"
              className={chipClass()}
              aria-current={index === 0 ? 'true' : undefined}
            >
              {words}
            </a>
          ))}
        </Chips>
      ),
    },
  ],
};

const Filters = ({ say, first }: { say: Words; first: boolean }) => (
  <Held first={first}>
    {(open, set) => (
      <FilterBar open={open} onToggle={() => set(!open)} toggleLabel={open ? say.hide : say.show}>
        {say.ridesWhy}
      </FilterBar>
    )}
  </Held>
);

export const filterBar: Part = {
  name: 'FilterBar',
  from: 'navigation',
  states: [
    { name: 'closed', show: (say) => <Filters say={say} first={false} /> },
    { name: 'open', show: (say) => <Filters say={say} first /> },
  ],
};

export const filterPanel: Part = {
  name: 'FilterPanel',
  from: 'navigation',
  states: [
    {
      name: 'rest',
      show: (say) => (
        <FilterPanel applyLabel={say.apply} onApply={nothing} resetLabel={say.reset} onReset={nothing}>
          <TextField label={say.transaction} />
          <TextField label={say.amount} />
        </FilterPanel>
      ),
    },
  ],
};
