import { style } from '@vanilla-extract/css'
import { vars } from '@lagoon/ui/theme/contract.css'
import { media } from '@lagoon/ui/theme/media'

export const root = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.roomy,
  maxWidth: '64rem',
  minHeight: '100dvh',
  marginInline: 'auto',
  padding: vars.space.even,
  '@media': { [media.tablet]: { padding: vars.space.broad } },
})
export const head = style({
  display: 'grid',
  gap: vars.space.hair,
  paddingInlineStart: vars.space.even,
  borderInlineStart: `6px solid ${vars.color.accent}`,
})
export const list = style({ display: 'grid', gap: vars.space.even })
export const card = style({
  display: 'grid',
  gap: vars.space.even,
  padding: vars.space.even,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.raised,
  selectors: { '&[data-chosen]': { borderColor: vars.color.accent } },
})
export const title = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: vars.space.close })
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.even,
  rowGap: vars.space.hair,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.tablet]: { gridTemplateColumns: 'max-content minmax(0, 1fr)' } },
})
export const term = style({ color: vars.color.inkSoft })
export const detail = style({ overflowWrap: 'anywhere' })
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: vars.space.close })
export const field = style({ display: 'grid', gap: vars.space.hair, color: vars.color.inkSoft, fontSize: vars.size.small })
export const select = style({
  minHeight: vars.touchTarget,
  paddingInline: vars.space.close,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.sunken,
  color: vars.color.ink,
  font: 'inherit',
})
