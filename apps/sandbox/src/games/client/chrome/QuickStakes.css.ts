import { style } from '@vanilla-extract/css'
import { vars } from '@lagoon/ui/theme/contract.css'
import { media } from '@lagoon/ui/theme/media'
import { low } from './low.ts'

export const root = style({
  gridArea: 'quick',
  display: 'flex',
  justifySelf: 'end',
  gap: vars.space.hair,
  '@media': { [media.desktop]: { justifySelf: 'center' }, [low]: { justifySelf: 'center' } },
})
export const step = style({
  minInlineSize: vars.touchTarget,
  minBlockSize: vars.touchTarget,
  padding: `0 ${vars.space.tight}`,
  whiteSpace: 'nowrap',
  border: 0,
  borderRadius: vars.radius.medium,
  background: 'none',
  color: vars.color.ink,
  font: 'inherit',
  fontSize: vars.size.small,
  fontWeight: 600,
  cursor: 'pointer',
  touchAction: 'manipulation',
  WebkitTapHighlightColor: 'transparent',
  selectors: { '&[aria-disabled=true]': { opacity: 0.45, cursor: 'default' } },
  '@media': { [media.hover]: { selectors: { '&:hover:not([aria-disabled=true])': { backgroundColor: vars.color.overlay } } } },
})
