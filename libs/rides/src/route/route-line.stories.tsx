import type { Meta, Story, Texts } from '@livree/design-system/stories';
import { RouteLine, RouteLineSkeleton } from './route-line.tsx';

export default { component: RouteLine, subcomponents: { RouteLineSkeleton } } satisfies Meta;

const paix = '14, rue de la Paix, 75002 Paris';

const airport = 'Aéroport Paris-Charles-de-Gaulle, terminal 2E, porte 14, niveau départs';

const route = (texts: Texts, stops: number) => [
  { place: paix, note: texts.departsAt },
  ...Array.from({ length: stops }, (_, index) => ({ place: `${texts.stop} ${index + 1}, rue de Maubeuge` })),
  { place: airport, note: texts.arrivesAt },
];

export const TwoPlaces: Story = { render: ({ texts }) => <RouteLine points={route(texts, 0)} /> };

export const AStop: Story = { render: ({ texts }) => <RouteLine points={route(texts, 1)} /> };

export const SevenStops: Story = { render: ({ texts }) => <RouteLine points={route(texts, 7)} /> };

export const Past: Story = { render: ({ texts }) => <RouteLine past points={route(texts, 0)} /> };

export const Awaited: Story = { render: () => <RouteLineSkeleton /> };
