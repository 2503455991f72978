import { Drop, Star, Disc } from '../../../patterns/ArticleTeaser/shapes.tsx'
import * as styles from './PhonePicture.css.ts'

/** A phone with the lobby on it. Decoration. */
export const PhonePicture = () => (
  <svg className={styles.root} viewBox="0 0 240 440" aria-hidden="true" focusable="false">
    <rect className={styles.body} x="20" y="10" width="200" height="420" rx="32" />
    <rect className={styles.screen} x="30" y="20" width="180" height="400" rx="24" />
    <circle className={styles.moon} cx="162" cy="98" r="46" opacity="0.1" />
    <circle className={styles.moon} cx="162" cy="98" r="30" />
    <path className={styles.water} opacity="0.3" d="M30 158c40-14 70-14 100 0s50 12 80 0v56H30Z" />
    <path className={styles.water} opacity="0.4" d="M30 184c34-12 60-8 90 2s60 8 90-4v40H30Z" />
    <rect className={styles.sheet} x="30" y="214" width="180" height="170" />
    <path className={styles.sheet} d="M30 380h180v16a24 24 0 0 1-24 24H54a24 24 0 0 1-24-24Z" />
    <rect className={styles.pill} x="88" y="30" width="64" height="12" rx="6" />
    <path className={styles.line} d="M46 238h70" strokeWidth="9" />
    <rect className={styles.card} x="44" y="256" width="72" height="96" rx="12" />
    <rect className={styles.card} x="124" y="256" width="72" height="96" rx="12" />
    <Drop x={80} y={304} size={24} />
    <Star x={160} y={304} size={26} />
    <path className={styles.soft} d="M30 372h180" strokeWidth="1.5" />
    <Disc x={70} y={394} size={9} />
    <path className={styles.soft} d="M112 394h16M154 394h16" strokeWidth="7" />
  </svg>
)
