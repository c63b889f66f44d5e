/** The attribution that the embedded data requires wherever it is shown. */
export const embeddedAttribution = ['© GeoNames (CC BY 4.0)', 'Natural Earth', 'OurAirports'] as const;
