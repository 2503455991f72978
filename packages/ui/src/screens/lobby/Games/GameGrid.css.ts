import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../theme/media.ts'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${vars.space.roomy} ${vars.space.close}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', columnGap: vars.space.even },
    [media.desktop]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', gap: `${vars.space.wide} ${vars.space.roomy}` },
  },
})
export const place = style({ display: 'grid', alignItems: 'start', minInlineSize: 0 })
export const waiting = style({ display: 'grid', gap: vars.space.snug, minInlineSize: 0 })
