import type { Page } from 'playwright/test';

/** The key of the journeys' site. */
export const browserKey = 'AIzaOfTheJourneys';

const scriptAddress = 'https://maps.googleapis.com/maps/api/js';

/** How Google's script answers in a journey. */
export type GoogleAnswer = 'serves' | 'refuses the key' | 'is out of reach';

/**
 * Replaces Google Maps: the documented script's maps, markers, lines and bounds, its styles in the page, and
 * `gm_authFailure` with Google's console message for a refused key. Returns the requested addresses.
 */
export async function standInForGoogleMaps(page: Page, answer: GoogleAnswer): Promise<readonly URL[]> {
  const asked: URL[] = [];
  await page.route(`${scriptAddress}*`, async (route) => {
    const address = new URL(route.request().url());
    asked.push(address);
    if (answer === 'is out of reach') return route.abort('internetdisconnected');
    const isRefused = answer === 'refuses the key' || address.searchParams.get('key') !== browserKey;
    const body = `(${installGoogleMaps.toString()})(${JSON.stringify(address.searchParams.get('callback'))}, ${isRefused})`;
    return route.fulfill({ contentType: 'text/javascript; charset=UTF-8', body });
  });
  return asked;
}

interface Point {
  lat: number;
  lng: number;
}

/** Runs in the page, without access to this module. */
function installGoogleMaps(callback: string | null, isRefused: boolean): void {
  class Observed {
    readonly #listeners = new Map<string, Set<() => void>>();
    addListener(name: string, listener: () => void): { remove(): void } {
      const listeners = this.#listeners.get(name) ?? new Set();
      this.#listeners.set(name, listeners.add(listener));
      return { remove: () => void listeners.delete(listener) };
    }
    fire(name: string): void {
      for (const listener of this.#listeners.get(name) ?? []) listener();
    }
  }

  class LatLngBounds {
    readonly points: Point[] = [];
    extend(point: Point): this {
      this.points.push(point);
      return this;
    }
  }

  class GoogleMap extends Observed {
    readonly #element: HTMLElement;
    readonly #tiles: HTMLElement;
    constructor(element: HTMLElement) {
      super();
      this.#element = element;
      const style = document.head.appendChild(document.createElement('style'));
      style.textContent = '.gm-style { position: absolute; inset: 0; background: rgb(229, 227, 223); }';
      this.#tiles = element.appendChild(document.createElement('div'));
      this.#tiles.className = 'gm-style';
      this.#tiles.setAttribute('role', 'region');
      this.#tiles.setAttribute('aria-label', 'Map');
      setTimeout(() => (isRefused ? refuse() : this.fire('tilesloaded')), 50);
    }
    getDiv = () => this.#element;
    setOptions = () => undefined;
    setZoom(zoom: number): void {
      this.#tiles.dataset['zoom'] = String(zoom);
    }
    setCenter({ lat, lng }: Point): void {
      this.#tiles.dataset['center'] = `${lat},${lng}`;
    }
    fitBounds({ points }: LatLngBounds): void {
      this.#tiles.dataset['fits'] = String(points.length);
    }
    draw(what: string): HTMLElement {
      const drawn = this.#tiles.appendChild(document.createElement('span'));
      drawn.dataset['drawn'] = what;
      return drawn;
    }
  }

  class Overlay extends Observed {
    #drawn: HTMLElement | undefined;
    constructor(options: { map?: GoogleMap }) {
      super();
      this.setMap(options.map ?? null);
    }
    setMap(map: GoogleMap | null): void {
      this.#drawn?.remove();
      this.#drawn = map?.draw(this.constructor.name);
    }
    getMap = () => null;
    setOptions = () => undefined;
    setDraggable = () => undefined;
    setVisible = () => undefined;
  }
  class Marker extends Overlay {
    setAnimation = () => undefined;
    setClickable = () => undefined;
    setCursor = () => undefined;
    setIcon = () => undefined;
    setLabel = () => undefined;
    setOpacity = () => undefined;
    setPosition = () => undefined;
    setShape = () => undefined;
    setTitle = () => undefined;
    setZIndex = () => undefined;
  }
  class Polyline extends Overlay {
    setEditable = () => undefined;
    setPath = () => undefined;
  }

  function refuse(): void {
    console.error('Google Maps JavaScript API error: InvalidKeyMapError');
    const refusal: unknown = Reflect.get(window, 'gm_authFailure');
    if (typeof refusal === 'function') refusal();
  }

  const parts = { Map: GoogleMap, Marker, Polyline, LatLngBounds };
  const event = {
    addListener: (of: Observed, name: string, listener: () => void) => of.addListener(name, listener),
    removeListener: (listener: { remove(): void }) => listener.remove(),
  };
  // The loader's object: Google's script fills it, and the loader continues with it.
  const google: { maps?: Record<string, unknown> } = Reflect.get(window, 'google') ?? {};
  const maps = (google.maps ??= {});
  const done: unknown = maps[callback?.split('.').at(-1) ?? ''];
  Object.assign(maps, parts, { event, version: '3.62', importLibrary: async () => parts });
  Reflect.set(window, 'google', google);
  if (typeof done === 'function') done();
}
