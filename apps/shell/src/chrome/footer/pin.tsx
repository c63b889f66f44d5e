/** A place on a map. */
export const Pin = () => (
  <svg
    aria-hidden
    viewBox="0 0 18 18"
    width={18}
    height={18}
    fill="none"
    stroke="currentColor"
    strokeWidth={1.5}
  >
    <path d="M9 16.5S3.75 11 3.75 7a5.25 5.25 0 0 1 10.5 0C14.25 11 9 16.5 9 16.5Z" />
    <circle cx={9} cy={7} r={2} />
  </svg>
);
