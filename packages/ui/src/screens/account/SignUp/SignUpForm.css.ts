import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../theme/media.ts'

export const form = style({ display: 'grid', gap: vars.space.roomy })
export const fields = style({ display: 'grid', gap: '1.25rem' })
export const pair = style({
  display: 'grid',
  gap: '1.25rem',
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space.even } },
})
export const agreements = style({ display: 'grid', borderBlockStart: `1px solid ${vars.color.line}`, paddingBlockStart: vars.space.close })
