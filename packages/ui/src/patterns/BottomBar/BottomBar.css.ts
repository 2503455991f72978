import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/media.ts'

export const root = style({
  position: 'fixed',
  insetBlockEnd: 0,
  insetInline: 0,
  zIndex: 10,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  borderBlockStart: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.raised,
  '@media': { [media.desktop]: { display: 'none' } },
})
export const list = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  maxInlineSize: '40rem',
  marginInline: 'auto',
})
export const entry = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.hair,
  inlineSize: '100%',
  minBlockSize: '3.75rem',
  paddingInline: vars.space.hair,
  border: 0,
  background: 'none',
  color: vars.color.inkSoft,
  fontSize: vars.size.tiny,
  lineHeight: vars.leading.tiny,
  fontWeight: 500,
  textDecoration: 'none',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&[aria-current]': { color: vars.color.accent, fontWeight: 650 },
    // The current place has a line as well as a hue.
    '&[aria-current]::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: '-1px',
      inlineSize: '2rem',
      blockSize: '3px',
      borderRadius: vars.radius.full,
      backgroundColor: vars.color.accent,
      '@media': { [media.forcedColors]: { backgroundColor: 'Highlight' } },
    },
    '&:focus-visible': { outlineOffset: '-4px', borderRadius: vars.radius.medium },
  },
})
