import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/media.ts'

export const root = style({ display: 'flex', flexDirection: 'column', minBlockSize: '100dvh' })
/** Room for the bottom bar, so that it never lies on the last line. */
export const withBar = style({
  paddingBlockEnd: 'calc(3.75rem + env(safe-area-inset-bottom))',
  '@media': { [media.desktop]: { paddingBlockEnd: 0 } },
})
export const main = style({ flexGrow: 1, minInlineSize: 0, outline: 'none' })
export const skip = style({
  position: 'fixed',
  zIndex: 20,
  insetBlockStart: vars.space.snug,
  insetInlineStart: vars.space.snug,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.touchTarget,
  paddingInline: vars.space.even,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.accent,
  color: vars.color.onAccent,
  fontWeight: 600,
  textDecoration: 'none',
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
})
