import { keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '@lagoon/ui/theme/media'

/** Behind the whole page; what is drawn on it keeps clear of the controls. */
export const root = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  overflow: 'hidden',
  backgroundSize: '100% 100%',
  pointerEvents: 'none',
})

const run = keyframes({ to: { transform: 'translateX(var(--length))' } })
/** One crest after another, a crest wider than the page at either side; `--length` is one of them. */
export const swell = style({
  position: 'absolute',
  insetInline: 'calc(-1 * var(--length)) 0',
  insetBlockEnd: 0,
  backgroundSize: 'var(--length) 100%',
  '@media': { [media.motion]: { animation: `${run} var(--lasts) linear infinite` } },
})

const rise = keyframes({
  from: { transform: 'translateY(var(--below))' },
  to: { transform: 'translateY(var(--above)) rotate(var(--turn))' },
})
/** Stands where it is strewn; in motion it passes through the whole room. */
export const drift = recipe({
  base: {
    position: 'absolute',
    inlineSize: 'var(--size)',
    blockSize: 'var(--size)',
    borderRadius: '50%',
    opacity: 'var(--strength)',
    '@media': { [media.motion]: { animation: `${rise} var(--lasts) linear var(--since) infinite` } },
  },
  variants: {
    form: {
      bubble: { border: '1px solid', background: 'radial-gradient(circle at 35% 30%, currentColor, transparent 45%)' },
      mote: { backgroundColor: 'currentColor' },
      petal: { blockSize: 'calc(var(--size) * 0.55)', backgroundColor: 'currentColor' },
    },
    to: { up: {}, down: { animationDirection: 'reverse' } },
  },
})
