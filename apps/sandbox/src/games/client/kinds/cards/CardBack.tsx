import type { Back } from './looks.ts'

/** The back of the cards of a game: its ground, a frame, and its emblem twice as a diamond between lines. */
export const CardBack = ({ look }: { look: Back }) => (
  <>
    <rect x="0.75" y="0.75" width="98.5" height="138.5" rx="9" fill="#fdfcf8" stroke="#8f9bad" strokeWidth="1.5" />
    <rect x="6" y="6" width="88" height="128" rx="6" fill={look.back[1]} />
    <path
      d="M50 12L88 70L50 128L12 70Z"
      fill={look.back[0]}
      stroke={look.line}
      strokeOpacity="0.75"
      strokeWidth="1.5"
      strokeLinejoin="round"
    />
    <path d="M12 12L34 46M88 12L66 46M12 128L34 94M88 128L66 94" stroke={look.line} strokeOpacity="0.35" strokeWidth="1.5" />
    <rect x="10" y="10" width="80" height="120" rx="4" fill="none" stroke={look.line} strokeOpacity="0.5" />
    <g transform="translate(26 46) scale(0.24)" fill="none" stroke={look.line} strokeWidth="7" strokeLinejoin="round" strokeLinecap="round">
      {look.emblem.map((path) => (
        <path key={path} d={path} />
      ))}
    </g>
  </>
)
