import { style } from '@vanilla-extract/css'
import { contentWidth } from '../../../theme/tokens.ts'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../theme/media.ts'

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.even,
  minBlockSize: '4rem',
  maxInlineSize: `${contentWidth / 16}rem`,
  marginInline: 'auto',
  paddingInline: vars.space.even,
  '@media': { [media.tablet]: { paddingInline: vars.space.roomy } },
})
export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.touchTarget,
  borderRadius: vars.radius.small,
  color: vars.color.ink,
  textDecoration: 'none',
})
export const tokens = style({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space.even} ${vars.space.wide}` })
export const token = style({ display: 'flex', alignItems: 'center', gap: vars.space.close })
