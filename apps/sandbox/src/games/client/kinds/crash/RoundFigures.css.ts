import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '@lagoon/ui/theme/contract.css'
import { media } from '@lagoon/ui/theme/media'
import { low } from '../../chrome/low.ts'

/** In the middle of the window, as its title and notices are, also where the list of bets floats at one side. */
export const root = style({
  gridRow: 2,
  gridColumn: 1,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: vars.space.tight,
  minHeight: 0,
  textAlign: 'center',
  textShadow: '0 2px 24px rgb(3 8 20 / 0.85), 0 0 3px rgb(3 8 20 / 0.6)',
  pointerEvents: 'none',
  '@media': { [media.desktop]: { gridColumn: '1 / -1' }, [low]: { gridColumn: 1 } },
})
const figure = style({ fontFamily: vars.font.display, fontWeight: 700, fontVariantNumeric: 'tabular-nums' })
export const multiplier = recipe({
  base: [figure, { fontSize: 'clamp(3.25rem, 13vmin, 7rem)', lineHeight: 1, letterSpacing: '-0.03em' }],
  variants: { isOver: { true: { color: vars.color.danger }, false: { color: vars.color.ink } } },
})
export const seconds = style([
  figure,
  { display: 'block', fontSize: 'clamp(2.5rem, 10vmin, 5rem)', lineHeight: 1.1, letterSpacing: '-0.02em' },
])
export const caption = style({ fontSize: vars.size.large, lineHeight: vars.leading.large, fontWeight: 600 })
export const small = style({ fontSize: vars.size.small, lineHeight: vars.leading.small })
export const won = style([
  figure,
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    columnGap: '0.25em',
    color: vars.color.success,
    fontSize: 'clamp(2.5rem, 9vmin, 5rem)',
    lineHeight: 1.1,
    letterSpacing: '-0.02em',
  },
])
export const wonAmount = style({ display: 'inline-flex', alignItems: 'center', gap: '0.16em' })
// As tall as the figures beside it, not as their line.
globalStyle(`${wonAmount} > svg`, { inlineSize: '0.8em', blockSize: '0.8em' })
const told = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.3em',
  padding: `${vars.space.tight} ${vars.space.close}`,
  borderRadius: vars.radius.full,
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
  textShadow: 'none',
})
export const wonSoFar = style([told, { backgroundColor: vars.color.successSoft, color: vars.color.success }])
export const lost = style([told, { backgroundColor: 'rgb(5 11 24 / 0.72)', color: vars.color.ink }])
