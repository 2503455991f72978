import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const opener = style({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: vars.touchTarget,
  blockSize: vars.touchTarget,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.accentSoft,
  color: vars.color.accent,
  fontFamily: vars.font.display,
  fontSize: vars.size.lead,
  fontWeight: 650,
  cursor: 'pointer',
  selectors: { '&:hover': { borderColor: vars.color.accent } },
})
export const who = style({ paddingInline: vars.space.close, paddingBlock: vars.space.snug })
/** Keeps the room of what comes when it is opened, so that the way out below does not move under a finger. */
export const settings = style({ minBlockSize: '6.75rem' })
