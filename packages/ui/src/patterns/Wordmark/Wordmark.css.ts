import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const root = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.snug, color: vars.color.ink })
export const mark = style({ flexShrink: 0, color: vars.color.accent })
export const name = style({
  fontFamily: vars.font.display,
  fontSize: '1.375rem',
  lineHeight: vars.leading.large,
  fontWeight: 700,
  letterSpacing: '-0.025em',
  whiteSpace: 'nowrap',
})
