/** The operator's sign, one color, drawn into a square: the picture to replace for another brand, as `brand` is its words. */
export const BrandMark = () => (
  <svg viewBox="0 0 32 32" width="32" height="32" fill="none" aria-hidden="true" focusable="false">
    <path d="M16 3a9.5 9.5 0 0 1 9.5 9.5c0 1.9-.5 3.6-1.4 5H7.9a9.5 9.5 0 0 1 8.1-14.5Z" fill="currentColor" />
    <path
      d="M3.5 21.5c3.1-2.2 6.2-2.2 9.4 0s6.2 2.2 9.3 0c2.1-1.4 4.2-1.9 6.3-1.4"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
    />
    <path d="M8.5 27c2.5-1.7 5-1.7 7.5 0s5 1.7 7.5 0" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" opacity="0.55" />
  </svg>
)
