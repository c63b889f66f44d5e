const shapes = {
  start: <circle cx="8" cy="8" r="5.5" />,
  stop: <path d="M2 8h12" />,
  end: <circle cx="8" cy="8" r="6" fill="currentColor" stroke="none" />,
} as const;

export type RouteMarkProps = {
  kind: keyof typeof shapes;
  size?: number | undefined;
  className?: string | undefined;
};

/** One of the three marks of a route, in the colour of its text: a ring departs, a tick stops, a dot arrives. */
export const RouteMark = ({ kind, size = 16, className }: RouteMarkProps) => (
  <svg
    aria-hidden
    width={size}
    height={size}
    viewBox="0 0 16 16"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    className={className}
  >
    {shapes[kind]}
  </svg>
);
