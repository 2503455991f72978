import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/media.ts'

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space.roomy, minInlineSize: 0 })

/** More tabs than fit are reached by a swipe; the list never breaks into a second row. */
export const list = style({
  position: 'relative',
  display: 'flex',
  gap: vars.space.tight,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  boxShadow: `inset 0 -1px 0 ${vars.color.line}`,
})

export const tab = style({
  position: 'relative',
  flexShrink: 0,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.snug,
  minBlockSize: vars.touchTarget,
  paddingInline: vars.space.close,
  borderStartStartRadius: vars.radius.small,
  borderStartEndRadius: vars.radius.small,
  color: vars.color.inkSoft,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  outlineOffset: '-3px',
  WebkitTapHighlightColor: 'transparent',
  selectors: { '&[data-hovered], &[data-selected]': { color: vars.color.ink } },
  '@media': { [media.motion]: { transition: `color ${vars.duration.quick} ${vars.easing}` } },
})

export const indicator = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  blockSize: '2px',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.accent,
  '@media': {
    [media.motion]: { transition: `translate ${vars.duration.calm} ${vars.easing}, width ${vars.duration.calm} ${vars.easing}` },
    [media.forcedColors]: { backgroundColor: 'Highlight' },
  },
})

export const count = style({
  paddingInline: vars.space.snug,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.overlay,
  color: vars.color.inkSoft,
  fontSize: vars.size.tiny,
  lineHeight: vars.leading.small,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[data-theme="day"] &': { backgroundColor: vars.color.sunken } },
})
export const panel = style({ minInlineSize: 0, borderRadius: vars.radius.small })
