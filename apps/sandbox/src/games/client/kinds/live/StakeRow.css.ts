import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@lagoon/ui/theme/contract.css'

export const root = style({ display: 'flex', alignItems: 'center', gap: vars.space.snug })
// It stays where the focus may be, so it is no disabled button.
globalStyle(`${root} > [aria-disabled=true]`, { opacity: 0.45, cursor: 'default' })
export const stake = style({ display: 'grid', justifyItems: 'center', minInlineSize: '4.5rem' })
export const label = style({ color: vars.color.inkSoft, fontSize: vars.size.tiny, lineHeight: vars.leading.tiny, fontWeight: 500 })
export const amount = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.tight,
  fontSize: vars.size.large,
  lineHeight: vars.leading.large,
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
