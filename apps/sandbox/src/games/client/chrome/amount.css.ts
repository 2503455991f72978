import { style } from '@vanilla-extract/css'
import { vars } from '@lagoon/ui/theme/contract.css'

/** Names an amount, above or beside it. */
export const label = style({ color: vars.color.inkSoft, fontSize: vars.size.tiny, lineHeight: vars.leading.tiny, fontWeight: 500 })
/** An amount of tokens with the icon of their kind. */
export const amount = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.snug,
  fontSize: vars.size.large,
  lineHeight: vars.leading.large,
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
