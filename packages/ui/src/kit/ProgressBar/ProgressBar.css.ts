import { keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/media.ts'

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space.snug, minInlineSize: 0, inlineSize: '100%' })
export const words = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space.even, fontSize: vars.size.small })
export const value = style({ color: vars.color.inkSoft, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })
export const track = style({
  display: 'block',
  overflow: 'hidden',
  blockSize: vars.space.snug,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.sunken,
})

const pass = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(250%)' } })
export const fill = recipe({
  base: {
    blockSize: '100%',
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.accent,
    '@media': { [media.forcedColors]: { backgroundColor: 'Highlight' } },
  },
  variants: {
    isIndeterminate: {
      // Without motion a bar in the middle says "at work" without pretending to know how far.
      true: {
        inlineSize: '40%',
        marginInline: 'auto',
        '@media': { [media.motion]: { marginInline: 0, animation: `${pass} 1400ms ${vars.easing} infinite` } },
      },
      false: { '@media': { [media.motion]: { transition: `inline-size ${vars.duration.slow} ${vars.easing}` } } },
    },
  },
})
