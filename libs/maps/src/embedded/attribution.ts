/** What the data of the embedded map asks to be said wherever it is shown. */
export const embeddedAttribution = ['© GeoNames (CC BY 4.0)', 'Natural Earth', 'OurAirports'] as const;
