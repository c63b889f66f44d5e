import { z } from '@livree/contracts/schema';

const types = z.optional(z.array(z.string()));
const text = z.object({ text: z.string() });

/** `places:autocomplete` of the Places API (New); without suggestions it is an empty object. */
export const autocompleteAnswer = z.object({
  suggestions: z.optional(
    z.array(
      z.object({
        placePrediction: z.optional(
          z.object({
            placeId: z.string(),
            text,
            structuredFormat: z.optional(
              z.object({ mainText: z.optional(text), secondaryText: z.optional(text) }),
            ),
            types,
          }),
        ),
      }),
    ),
  ),
});

/** `places/{id}` of the Places API (New). */
export const placeAnswer = z.object({
  id: z.string(),
  formattedAddress: z.optional(z.string()),
  displayName: z.optional(text),
  location: z.object({ latitude: z.number(), longitude: z.number() }),
  types,
  addressComponents: z.optional(
    z.array(z.object({ longText: z.string(), shortText: z.optional(z.string()), types })),
  ),
});

/** The Geocoding API answers 200 with its own status. */
export const geocodeAnswer = z.object({
  status: z.string(),
  results: z.optional(
    z.array(
      z.object({
        place_id: z.string(),
        formatted_address: z.string(),
        types,
        geometry: z.object({
          location: z.object({ lat: z.number(), lng: z.number() }),
          location_type: z.optional(z.string()),
        }),
        address_components: z.array(z.object({ long_name: z.string(), short_name: z.string(), types })),
      }),
    ),
  ),
});

const drive = { distanceMeters: z.optional(z.number()), duration: z.string() };

/** `computeRoutes` of the Routes API: an empty object if there is no route; zero metres are omitted. */
export const routesAnswer = z.object({
  routes: z.optional(
    z.array(
      z.object({
        ...drive,
        legs: z.array(z.object(drive)),
        polyline: z.object({
          geoJsonLinestring: z.object({ coordinates: z.array(z.array(z.number())) }),
        }),
      }),
    ),
  ),
});
