import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../theme/media.ts'

export const columns = style({
  display: 'grid',
  gap: vars.space.roomy,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 18rem', columnGap: vars.space.wide } },
})
export const thread = style({ display: 'grid', gap: vars.space.roomy, minInlineSize: 0 })
export const intro = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.tight} ${vars.space.close}`,
  paddingBlockStart: vars.space.snug,
})
export const form = style({
  display: 'grid',
  gap: vars.space.roomy,
})
/** On a phone the button is as wide as the form, where a thumb reaches it. */
export const send = style({ display: 'grid', '@media': { [media.tablet]: { justifyContent: 'start' } } })
export const sent = style({ display: 'grid', gap: vars.space.roomy })
export const what = style({ display: 'grid', gap: vars.space.hair, overflowWrap: 'anywhere' })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.close })
