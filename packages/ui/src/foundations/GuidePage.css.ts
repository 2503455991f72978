import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

export const root = style({
  display: 'grid',
  gap: vars.space.broad,
  maxInlineSize: '64rem',
  marginInline: 'auto',
  paddingBlockEnd: vars.space.broad,
  '@media': { [media.tablet]: { paddingBlockStart: vars.space.even } },
})
export const intro = style({ display: 'grid', gap: vars.space.close, maxInlineSize: '42rem', textWrap: 'pretty' })
export const section = style({ display: 'grid', gap: vars.space.even, minInlineSize: 0 })
export const words = style({ maxInlineSize: '42rem', textWrap: 'pretty' })
