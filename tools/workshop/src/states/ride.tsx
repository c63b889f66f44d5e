import { Button } from '@livree/design-system/actions';
import { Counters, Price } from '@livree/design-system/display';
import { Skeleton } from '@livree/design-system/feedback';
import { TextField } from '@livree/design-system/fields';
import { ActionBar, Container } from '@livree/design-system/layout';
import { FareLines, RefundLine } from '@livree/rides/fare';
import { RouteField, RouteFields, RouteLine, RouteLineSkeleton } from '@livree/rides/route';
import { CarSide, VehiclePicture } from '@livree/rides/vehicle';
import type { Part } from '../part.ts';
import type { Words } from '../words.ts';
import { night } from './drawn.tsx';

const paix = '14, rue de la Paix, 75002 Paris';
const airport = 'Aéroport Paris-Charles-de-Gaulle, terminal 2E, porte 14, niveau départs';

const route = (say: Words, stops: number) => [
  { place: paix, note: say.departsAt },
  ...Array.from({ length: stops }, (_, index) => ({ place: `${say.stop} ${index + 1}, rue de Maubeuge` })),
  { place: airport, note: say.arrivesAt },
];

export const routeLine: Part = {
  name: 'RouteLine',
  from: 'rides/route',
  with: ['RouteLineSkeleton'],
  states: [
    { name: 'two places', show: (say) => <RouteLine points={route(say, 0)} /> },
    { name: 'a stop', show: (say) => <RouteLine points={route(say, 1)} /> },
    { name: 'seven stops', show: (say) => <RouteLine points={route(say, 7)} /> },
    { name: 'past', show: (say) => <RouteLine past points={route(say, 0)} /> },
    { name: 'awaited', show: () => <RouteLineSkeleton /> },
  ],
};

export const price: Part = {
  name: 'Price',
  from: 'display',
  states: [
    { name: 'large', show: () => <Price>164,70 €</Price> },
    { name: 'small', show: () => <Price size="small">164,70 €</Price> },
  ],
};

export const fareLines: Part = {
  name: 'FareLines',
  from: 'rides/fare',
  states: [
    {
      name: 'itemised',
      show: (say) => (
        <FareLines
          totalFirst
          lines={[
            { label: say.basePrice, amount: '15,00 €' },
            { label: say.distance, detail: '31,6 km', amount: '79,00 €' },
            { label: say.nightRate, detail: '× 1,3', amount: '70,70 €' },
          ]}
          total={{ label: say.total, amount: '164,70 €' }}
        />
      ),
    },
  ],
};

export const counters: Part = {
  name: 'Counters',
  from: 'display',
  states: [
    {
      name: 'figures',
      show: (say) => (
        <Counters
          items={[
            { label: say.waiting, value: '1' },
            { label: say.confirmed, value: '14' },
            { label: say.failed, value: <Skeleton width="2ch" /> },
          ]}
        />
      ),
    },
    {
      name: 'amounts',
      show: (say) => (
        <Counters
          amounts
          items={[
            { label: say.payments, value: '18' },
            { label: say.total, value: '2 318,45 €' },
          ]}
        />
      ),
    },
  ],
};

export const refundLine: Part = {
  name: 'RefundLine',
  from: 'rides/fare',
  states: [
    {
      name: 'three steps',
      show: (say) => (
        <RefundLine
          title={say.refund}
          steps={[
            { amount: '164,70 €', note: say.fullRefund, from: say.now, share: 1 },
            { amount: '82,35 €', note: say.halfRefund, from: say.twoDays, share: 0.5 },
            { amount: '0,00 €', note: say.noRefund, from: say.oneDay, share: 0 },
          ]}
        />
      ),
    },
  ],
};

export const actionBar: Part = {
  name: 'ActionBar',
  from: 'layout',
  states: [
    {
      name: 'in every width',
      show: (say) => (
        <Container>
          <ActionBar
            phoneOnly={false}
            label={say.total}
            amount="164,70 €"
            action={<Button wide>{say.next}</Button>}
          />
        </Container>
      ),
    },
  ],
};

export const routeFields: Part = {
  name: 'RouteFields',
  from: 'rides/route',
  with: ['RouteField'],
  states: [
    {
      name: 'with a stop',
      show: (say) => (
        <RouteFields>
          <RouteField mark="start">
            <TextField label={say.departure} defaultValue={paix} />
          </RouteField>
          <RouteField mark="stop">
            <TextField label={say.stop} />
          </RouteField>
          <RouteField mark="end">
            <TextField label={say.destination} error={say.departureError} />
          </RouteField>
        </RouteFields>
      ),
    },
  ],
};

export const carSide: Part = {
  name: 'CarSide',
  from: 'rides/vehicle',
  states: (['saloon', 'suv', 'van'] as const).map((shape) => ({
    name: shape,
    show: () => (
      <div className="lacquer">
        <CarSide shape={shape} />
      </div>
    ),
  })),
};

export const vehiclePicture: Part = {
  name: 'VehiclePicture',
  from: 'rides/vehicle',
  states: [
    { name: 'a picture', show: () => <VehiclePicture src={night} type="berline" /> },
    { name: 'none yet', show: () => <VehiclePicture src={null} type="van" /> },
  ],
};
