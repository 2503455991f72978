import { keyframes, style } from '@vanilla-extract/css'
import { contentWidth } from '../../../theme/tokens.ts'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../theme/media.ts'

export const root = style({
  display: 'grid',
  gap: vars.space.close,
  maxInlineSize: `${contentWidth / 16}rem`,
  marginInline: 'auto',
  marginBlockEnd: vars.space.even,
  paddingInline: vars.space.even,
  '@media': { [media.tablet]: { paddingInline: vars.space.roomy } },
})
export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: vars.space.even })
/** Its word ends on the line of the links of the shelves, not its invisible box. */
export const pause = style({ marginInlineEnd: `calc(-1 * (${vars.space.close} + 1px))` })

/** Two in a row on a phone, four on a desktop; there may be one alone. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.close,
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
})
const appear = keyframes({ from: { opacity: 0 } })
export const item = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.hair,
  minInlineSize: 0,
  padding: vars.space.even,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.raised,
})
/** The whole place leads to the game. */
export const way = style([
  item,
  {
    color: vars.color.ink,
    textDecoration: 'none',
    selectors: { '&:hover': { borderColor: vars.color.accent } },
  },
])
/** What comes while the list is looked at comes softly. */
export const content = style({
  display: 'grid',
  gap: vars.space.hair,
  minInlineSize: 0,
  '@media': { [media.motion]: { animation: `${appear} 400ms ${vars.easing}` } },
})
