import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../theme/media.ts'

export const columns = style({
  display: 'grid',
  gap: vars.space.roomy,
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1fr)' } },
})
export const step = style({ display: 'grid', gap: vars.space.snug, paddingBlockStart: vars.space.tight, minInlineSize: 0 })
/** Where a proof may be dropped. */
export const drop = style({
  borderRadius: vars.radius.large,
  selectors: { '&[data-drop-target]': { outline: `2px solid ${vars.color.accent}`, outlineOffset: '4px' } },
})
export const form = style({ display: 'grid', gap: vars.space.even })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.close })
/** Numbers that were drawn: as many as there are, in a box that does not push the page down. */
export const draws = style({
  maxBlockSize: '14rem',
  overflowY: 'auto',
  paddingInline: vars.space.close,
  paddingBlock: vars.space.snug,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.sunken,
  color: vars.color.ink,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' } },
})
export const difference = style({ display: 'grid', gap: vars.space.hair, overflowWrap: 'anywhere' })
export const problems = style({ paddingInlineStart: vars.space.roomy, listStyle: 'disc', overflowWrap: 'anywhere' })
