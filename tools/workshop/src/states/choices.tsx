import { Rating } from '@livree/design-system/display';
import { Skeleton } from '@livree/design-system/feedback';
import { Checkbox, Radio, RadioCard, RadioGroup, Segmented, Switch } from '@livree/design-system/fields';
import { Held } from '../held.tsx';
import type { Part } from '../part.ts';
import type { Words } from '../words.ts';

export const checkbox: Part = {
  name: 'Checkbox',
  from: 'fields',
  states: [
    { name: 'free', show: (say) => <Checkbox label={say.childSeat} /> },
    { name: 'ticked', show: (say) => <Checkbox label={say.childSeat} defaultChecked /> },
    { name: 'focus', look: 'focus', show: (say) => <Checkbox label={say.childSeat} defaultChecked /> },
    {
      name: 'described, with a price',
      show: (say) => <Checkbox label={say.childSeat} description={say.childSeatWhy} trailing="20 €" />,
    },
    { name: 'invalid', show: (say) => <Checkbox label={say.terms} error={say.termsError} /> },
    { name: 'disabled', show: (say) => <Checkbox label={say.childSeat} disabled /> },
  ],
};

export const switchPart: Part = {
  name: 'Switch',
  from: 'fields',
  states: [
    { name: 'off', show: (say) => <Switch label={say.notify} description={say.notifyWhy} /> },
    { name: 'on', show: (say) => <Switch label={say.notify} defaultChecked /> },
    { name: 'focus', look: 'focus', show: (say) => <Switch label={say.notify} defaultChecked /> },
    { name: 'disabled', show: (say) => <Switch label={say.notify} disabled /> },
  ],
};

type Layout = 'stack' | 'inline' | 'panel' | 'cards';

const Payment = ({ say, layout, error }: { say: Words; layout: Layout; error?: string }) => {
  const Choice = layout === 'panel' || layout === 'cards' ? RadioCard : Radio;
  return (
    <Held<string | null> first={error ? null : 'card'}>
      {(value, set) => (
        <RadioGroup legend={say.payment} value={value} onChange={set} layout={layout} error={error}>
          <Choice value="card" label={say.card} description={layout === 'inline' ? undefined : say.seats}>
            {layout === 'panel' ? <p>{say.createdWhy}</p> : undefined}
          </Choice>
          <Choice value="wallet" label={say.wallet} trailing="164,70 €" />
        </RadioGroup>
      )}
    </Held>
  );
};

const Grounds = ({ say }: { say: Words }) => (
  <Held<string | null> first="card">
    {(value, set) => (
      <RadioGroup legend={say.payment} value={value} onChange={set} layout="tiles">
        <RadioCard value="card" label={say.card} media={<Skeleton height="96px" />} />
        <RadioCard value="wallet" label={say.wallet} media={<Skeleton height="96px" />} />
      </RadioGroup>
    )}
  </Held>
);

export const radioGroup: Part = {
  name: 'RadioGroup',
  from: 'fields',
  with: ['Radio', 'RadioCard'],
  states: [
    { name: 'stack', show: (say) => <Payment say={say} layout="stack" /> },
    { name: 'inline', show: (say) => <Payment say={say} layout="inline" /> },
    { name: 'panel', show: (say) => <Payment say={say} layout="panel" /> },
    { name: 'cards', show: (say) => <Payment say={say} layout="cards" /> },
    { name: 'tiles', show: (say) => <Grounds say={say} /> },
    { name: 'invalid', show: (say) => <Payment say={say} layout="stack" error={say.paymentError} /> },
  ],
};

const Trips = ({ say, disabled }: { say: Words; disabled?: boolean }) => (
  <Held first="once">
    {(value, set) => (
      <Segmented
        legend={say.trip}
        value={value}
        onChange={set}
        disabled={disabled}
        options={[
          { value: 'once', label: say.oneWay },
          { value: 'round', label: say.roundTrip },
          { value: 'hourly', label: say.hourly },
        ]}
      />
    )}
  </Held>
);

export const segmented: Part = {
  name: 'Segmented',
  from: 'fields',
  states: [
    { name: 'rest', show: (say) => <Trips say={say} /> },
    { name: 'disabled', show: (say) => <Trips say={say} disabled /> },
  ],
};

export const rating: Part = {
  name: 'Rating',
  from: 'display',
  states: [
    { name: 'in part', show: (say) => <Rating value={4.8} label={say.ratingShown} /> },
    { name: 'none', show: (say) => <Rating value={0} label={say.ratingShown} /> },
  ],
};
