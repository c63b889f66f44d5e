const bodies = {
  saloon:
    'M4 22v-4c0-1.4 1-2.2 2.6-2.4l7.6-1 5.6-4.6c1-.8 2-1 3.2-1h9.4c1.4 0 2.5.4 3.6 1.2l6.4 4.6 9 1c2 .3 2.6 1.4 2.6 3V22',
  suv: 'M4 22v-6c0-1.4 1-2.2 2.4-2.4l6.8-1 5-5.4c.8-.9 1.8-1.2 3-1.2h19c1.3 0 2.2.4 3 1.4l4 5 4.4.8c1.6.3 2.4 1.4 2.4 3V22',
  van: 'M4 22v-6.4c0-1.6.8-2.6 2.2-3.2l4.8-2 5-5C17 4.4 18 4 19.4 4H48c2.4 0 4 1 4.6 3L54 13v9',
  limousine:
    'M4 22v-4c0-1.2.8-2 2-2.2l5.6-1 5-4.8c.8-.8 1.6-1 2.8-1h17.8c1.4 0 2.4.3 3.4 1.2l5 4.6 5.6 1c1.8.3 2.8 1.2 2.8 2.8V22',
} as const;

export type VehicleShape = keyof typeof bodies;

/** The shapes in the order a fleet is told. */
export const vehicleShapes = ['saloon', 'suv', 'van', 'limousine'] as const satisfies readonly VehicleShape[];

export type VehicleGlyphProps = {
  shape: VehicleShape;
  width?: number | undefined;
  className?: string | undefined;
};

/** A car's flank in one line. */
export const VehicleGlyph = ({ shape, width = 58, className }: VehicleGlyphProps) => (
  <svg
    aria-hidden
    width={width}
    height={(width * 29) / 58}
    viewBox="0 0 58 29"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinecap="round"
    strokeLinejoin="round"
    className={className}
  >
    <path d={bodies[shape]} />
    <path d="M4 22h4.5M19.5 22h19M49.5 22H54" />
    <circle cx="14" cy="22" r="4.5" />
    <circle cx="44" cy="22" r="4.5" />
  </svg>
);
