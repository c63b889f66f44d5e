import { Spinner } from '../../feedback/progress-line/progress-line.tsx';
import type { Meta, Story } from '../../stories/story.ts';
import type { Texts } from '../../stories/texts.ts';
import { MapGround } from '../map-ground/map-ground.tsx';
import { byTowns, straight } from '../map-sample.ts';
import * as styles from '../map-stories.module.css';
import { RouteMap } from './route-map.tsx';

export default { component: RouteMap, subcomponents: { MapGround } } satisfies Meta;

const attribution = '© GeoNames (CC BY 4.0), Natural Earth';

const Way = ({ texts, route }: { texts: Texts; route: typeof straight | typeof byTowns }) => (
  <RouteMap route={route} label={texts.mapRoute} attribution={attribution} className={styles.stage} />
);

export const ARoute: Story = {
  render: ({ texts }) => <Way texts={texts} route={straight} />,
};

export const TwoStops: Story = { render: ({ texts }) => <Way texts={texts} route={byTowns} /> };

export const ARouteOnItsWay: Story = {
  render: ({ texts }) => (
    <MapGround className={styles.stage}>
      <Spinner label={texts.calculating} />
    </MapGround>
  ),
};

export const NoneYet: Story = {
  render: ({ texts }) => <MapGround className={styles.stage}>{texts.mapEmpty}</MapGround>,
};
