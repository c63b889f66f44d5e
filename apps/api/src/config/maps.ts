import { z } from '@livree/contracts/schema';
import { optionalSetting, rules } from '@livree/server/environment';

/** Google Maps, on the server and in the browser. */
export const mapSettings = {
  LIVREE_GOOGLE_MAPS_SERVER_KEY: optionalSetting(rules.text, {
    about: 'places and routes from Google Maps; the embedded maps answer when it fails',
    shown: 'embedded maps',
    isSecret: true,
  }),
  LIVREE_GOOGLE_MAPS_BROWSER_KEY: optionalSetting(rules.text, {
    about:
      'Google’s maps on the screen for visitors who accept the category _preferences_; its hosts enter the policy of pages',
    shown: 'our own maps',
  }),
  LIVREE_GOOGLE_MAPS_URL: optionalSetting(rules.secureUrl, {
    about: 'another server instead of Google Maps; `http` only on this machine',
  }),
};

const schema = z.object(mapSettings);

export const readMaps = ({
  LIVREE_GOOGLE_MAPS_SERVER_KEY: key,
  LIVREE_GOOGLE_MAPS_URL: url,
  LIVREE_GOOGLE_MAPS_BROWSER_KEY: browserKey,
}: z.output<typeof schema>) => ({
  /** Null if only the embedded maps answer. `url`: a server to use instead of Google's. */
  googleMaps: key === undefined ? null : { key, ...(url !== undefined && { url }) },
  /** The public key of Google's maps in the browser. */
  googleMapsKey: browserKey,
});
