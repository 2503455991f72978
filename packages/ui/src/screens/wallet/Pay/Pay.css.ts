import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../theme/media.ts'

export const root = style({
  display: 'grid',
  gap: vars.space.roomy,
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 22rem', gap: vars.space.wide } },
})
/** The provider's page stands on its own ground; until it has come, on ours. */
export const frame = style({
  display: 'block',
  inlineSize: '100%',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.raised,
  colorScheme: 'normal',
})
export const art = style({ overflow: 'clip', borderRadius: vars.radius.medium })
export const parts = style({ display: 'grid', gap: vars.space.even, minInlineSize: 0 })
