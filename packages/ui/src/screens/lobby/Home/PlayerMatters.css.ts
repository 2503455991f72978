import { style } from '@vanilla-extract/css'
import { contentWidth } from '../../../theme/tokens.ts'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../theme/media.ts'

export const root = style({
  display: 'grid',
  gap: vars.space.close,
  maxInlineSize: `${contentWidth / 16}rem`,
  marginInline: 'auto',
  padding: `${vars.space.even} ${vars.space.even} 0`,
  '@media': { [media.tablet]: { paddingInline: vars.space.roomy, paddingBlockStart: vars.space.roomy } },
})
export const matter = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.even,
  padding: vars.space.even,
  border: `1px solid color-mix(in srgb, ${vars.color.accent} 50%, ${vars.color.line})`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.raised,
})
export const words = style({ display: 'grid', gap: vars.space.hair, flex: '1 1 16rem', minInlineSize: 0, textWrap: 'pretty' })
export const thumb = style({
  flexShrink: 0,
  inlineSize: '3rem',
  blockSize: '4rem',
  objectFit: 'cover',
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.overlay,
})
export const sign = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '3rem',
  blockSize: '3rem',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.accentSoft,
  color: vars.color.accent,
})
