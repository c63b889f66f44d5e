import type { ShellServices } from '@livree/platform';
import type { SlotPlace } from '@livree/platform/shell';
import type { BrowserRelease } from '@livree/release';
import { createElement } from 'react';

/** Milliseconds that a call of the API waits for what cuts it; then it is made without. */
const patience = 2_000;

/**
 * The services for the code of a release. Calls of the API wait for the code that cuts them; the other services are cut
 * once it is here, because the first view shall not.
 */
export function limitServices(services: ShellServices, release: BrowserRelease): ShellServices {
  const cutting = import(/* webpackChunkName: 'limits' */ './cut-to-release.ts').then(
    ({ cutToRelease }) => cutToRelease(services, release),
    () => services,
  );

  /** One component for the whole visit: another one would begin its part anew. */
  function Place(place: SlotPlace) {
    if (release.needs?.slots.includes(place.name) === false)
      throw new Error(`${release.id} does not declare the slot ${place.name}`);
    return createElement(services.slots.Place, place);
  }

  const limited: ShellServices = {
    ...services,
    slots: { Place },
    async api(request) {
      const late = new Promise<typeof services>((resolve) => void setTimeout(resolve, patience, services));
      return (await Promise.race([cutting, late])).api(request);
    },
  };
  void cutting.then(({ stores, navigation, draft }) => Object.assign(limited, { stores, navigation, draft }));
  return limited;
}
