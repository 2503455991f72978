import { style } from '@vanilla-extract/css'
import { contentWidth } from '../../theme/tokens.ts'
import { chosen } from '../../theme/chosen.ts'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/media.ts'
import { barHeight } from '../Panel/Panel.css.ts'

export const root = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 10,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  backgroundColor: `color-mix(in srgb, ${vars.color.surface} 86%, transparent)`,
  backdropFilter: 'blur(16px)',
})
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.close,
  minBlockSize: barHeight,
  maxInlineSize: `${contentWidth / 16}rem`,
  marginInline: 'auto',
  paddingInline: vars.space.even,
  '@media': { [media.desktop]: { gap: vars.space.roomy, paddingInline: vars.space.roomy } },
})
export const home = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.touchTarget,
  borderRadius: vars.radius.small,
  textDecoration: 'none',
})
const phoneOnly = { display: 'flex', '@media': { [media.desktop]: { display: 'none' } } }
const desktopOnly = { display: 'none', '@media': { [media.desktop]: { display: 'flex' } } }
export const onPhone = style(phoneOnly)
export const onDesktop = style(desktopOnly)

export const places = style([desktopOnly, { gap: vars.space.tight }])
export const placeLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.touchTarget,
  paddingInline: vars.space.close,
  borderRadius: vars.radius.medium,
  color: vars.color.inkSoft,
  fontWeight: 500,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.color.ink },
    '&[aria-current]': { color: vars.color.ink, backgroundColor: vars.color.overlay, '@media': chosen },
  },
})
export const end = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.snug,
  flexGrow: 1,
  minInlineSize: 0,
  '@media': { [media.desktop]: { gap: vars.space.close } },
})
