import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

export const row = style({
  display: 'grid',
  gap: vars.space.snug,
  alignItems: 'baseline',
  paddingBlock: vars.space.even,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { [media.tablet]: { gridTemplateColumns: '11rem minmax(0, 1fr)', gap: vars.space.roomy } },
})
export const facts = style({ display: 'flex', alignItems: 'baseline', gap: vars.space.snug })
export const text = styleVariants(vars.size, (fontSize, size) => ({ fontSize, lineHeight: vars.leading[size] }))
export const display = style({ fontFamily: vars.font.display, fontWeight: 650, letterSpacing: '-0.015em' })
