/** Two calm lines that open the menu. */
export const BurgerIcon = ({ size = 24 }: { size?: number | undefined }) => (
  <svg
    aria-hidden
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
  >
    <path d="M3 9h18M3 15h18" />
  </svg>
);
