import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../theme/media.ts'

export const columns = style({
  display: 'grid',
  gap: vars.space.wide,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 17rem', columnGap: vars.space.broad } },
})
export const form = style({ display: 'grid', gap: vars.space.roomy })
export const pair = style({
  display: 'grid',
  gap: vars.space.roomy,
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space.even } },
})
export const beside = style({
  display: 'grid',
  gap: vars.space.close,
  textWrap: 'pretty',
  '@media': { [media.desktop]: { paddingBlockStart: vars.space.wide } },
})
export const sent = style({ display: 'grid', gap: vars.space.roomy })
export const sentActions = style({ display: 'flex' })
/** Read out and typed as one. */
export const reference = style({ whiteSpace: 'nowrap' })
