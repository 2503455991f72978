import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/media.ts'

const shell = {
  minInlineSize: 0,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.sunken,
}
export const strip = style({
  ...shell,
  display: 'none',
  overflowX: 'auto',
  padding: vars.space.tight,
  scrollbarWidth: 'none',
  '@media': { [media.desktop]: { display: 'flex' } },
})
export const buy = style({
  display: 'none',
  alignItems: 'center',
  minBlockSize: vars.touchTarget,
  paddingInline: vars.space.close,
  borderRadius: vars.radius.medium,
  color: vars.color.accent,
  fontWeight: 600,
  textDecoration: 'none',
  selectors: { '&:hover': { backgroundColor: vars.color.accentSoft } },
  '@media': { [media.desktop]: { display: 'inline-flex' } },
})
export const opener = style({
  ...shell,
  borderColor: vars.color.edge,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.touchTarget,
  padding: vars.space.tight,
  cursor: 'pointer',
  '@media': { [media.desktop]: { display: 'none' } },
})
export const cell = style({ display: 'flex', alignItems: 'center', flexShrink: 0 })
/** Gives way where there is no room for all words; the panel has them. */
export const phoneCell = style({ display: 'flex', alignItems: 'center', minInlineSize: 0 })

const fade = keyframes({ to: { backgroundColor: 'transparent' } })
export const balance = style({
  display: 'inline-grid',
  alignContent: 'center',
  minInlineSize: '3.5rem',
  minBlockSize: '2rem',
  paddingInline: vars.space.snug,
  borderRadius: vars.radius.full,
  '@media': { '(max-width: 24.5em)': { paddingInline: vars.space.tight } },
})
/** The one that moved: the tint fades; where nothing may move it stays on the one that moved last. */
export const changed = style({
  backgroundColor: vars.color.accentSoft,
  '@media': { [media.motion]: { animation: `${fade} 2400ms ${vars.easing} forwards` } },
})
/** What games hold, under what can be spent. */
export const setAside = style({
  color: vars.color.inkSoft,
  fontSize: vars.size.tiny,
  lineHeight: 1.2,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
})
export const listAmount = style({ display: 'grid', justifyItems: 'end' })
export const waiting = style({
  inlineSize: '4rem',
  blockSize: '0.875rem',
  marginInline: vars.space.snug,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.line,
})
export const listRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.even,
  minBlockSize: vars.touchTarget,
  paddingInline: vars.space.close,
})
export const hint = style({
  position: 'absolute',
  insetBlockStart: `calc(100% + ${vars.space.snug})`,
  insetInline: 0,
  inlineSize: 'max-content',
  maxInlineSize: 'calc(100% - 2rem)',
  marginInline: 'auto',
  paddingInline: vars.space.close,
  paddingBlock: vars.space.tight,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.warningSoft,
  color: vars.color.warning,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
  fontWeight: 500,
})
