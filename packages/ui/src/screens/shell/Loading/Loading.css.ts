import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../theme/media.ts'
import { contentWidth } from '../../../theme/tokens.ts'

const appear = keyframes({ from: { opacity: 0 } })

/** Comes only when the page takes longer than a blink: a page that is there at once does not flash. */
export const late = style({
  '@media': { [media.motion]: { animation: `${appear} ${vars.duration.calm} ${vars.easing} 240ms backwards` } },
})

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.roomy,
  maxInlineSize: `${contentWidth / 16}rem`,
  marginInline: 'auto',
  padding: `${vars.space.roomy} ${vars.space.even}`,
  '@media': {
    [media.tablet]: { padding: `${vars.space.wide} ${vars.space.roomy}` },
  },
})

export const cards = style({ display: 'grid', gap: vars.space.even, gridTemplateColumns: 'repeat(auto-fill, minmax(16rem, 1fr))' })

/** What is asked for on a card. */
export const form = style({ display: 'grid', gap: vars.space.roomy })
