import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../theme/media.ts'

export const columns = style({
  display: 'grid',
  gap: vars.space.roomy,
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1fr)' } },
})
export const step = style({ display: 'grid', gap: vars.space.snug, paddingBlockStart: vars.space.tight })
export const outcomes = style({
  display: 'grid',
  gap: vars.space.roomy,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
export const outcome = style({ display: 'grid', gap: vars.space.snug, justifyItems: 'start' })
export const matrix = style({ inlineSize: '100%' })
