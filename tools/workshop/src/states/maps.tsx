import { Spinner } from '@livree/design-system/feedback';
import { AddressMap, MapGround, RouteMap } from '@livree/design-system/map';
import type { Part } from '../part.ts';
import type { Words } from '../words.ts';
import { byTowns, house, straight } from './map-sample.ts';
import * as styles from './maps.module.css';

const attribution = '© GeoNames (CC BY 4.0), Natural Earth';

const Way = ({ say, route }: { say: Words; route: typeof straight | typeof byTowns }) => (
  <RouteMap route={route} label={say.mapRoute} attribution={attribution} className={styles.stage} />
);

export const routeMap: Part = {
  name: 'RouteMap',
  from: 'map',
  with: ['MapGround'],
  states: [
    { name: 'a route', show: (say) => <Way say={say} route={straight} /> },
    { name: 'two stops', show: (say) => <Way say={say} route={byTowns} /> },
    {
      name: 'a route on its way',
      show: (say) => (
        <MapGround className={styles.stage}>
          <Spinner label={say.calculating} />
        </MapGround>
      ),
    },
    { name: 'none yet', show: (say) => <MapGround className={styles.stage}>{say.mapEmpty}</MapGround> },
  ],
};

const search = 'https://www.google.com/maps/search/?api=1&query=Paris';

const House = ({ say }: { say: Words }) => (
  <AddressMap {...house} name="Livrée" href={search} label={say.openMap} attribution={attribution} />
);

export const addressMap: Part = {
  name: 'AddressMap',
  from: 'map',
  states: [
    { name: 'rest', show: (say) => <House say={say} /> },
    { name: 'hover', look: 'hover', show: (say) => <House say={say} /> },
    { name: 'focus', look: 'focus', show: (say) => <House say={say} /> },
    {
      name: 'on lacquer',
      show: (say) => (
        <div className="lacquer">
          <House say={say} />
        </div>
      ),
    },
  ],
};
