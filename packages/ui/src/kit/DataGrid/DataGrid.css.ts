import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/media.ts'

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space.even, minInlineSize: 0 })

export const frame = style({
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.raised,
  // Clips the corners without becoming a scroll container, so that the heading can keep to the top of the page.
  overflow: 'clip',
})

/** Scrolls with the page: no scroll within a scroll. */
export const table = style({ inlineSize: '100%', outline: 'none' })
/** How far below the top of the window the headings stay: the height of what already keeps to it. Set by the screen around. */
export const stickyStart = createVar()
// The virtualised layout writes its place of a sticky row into the element, always 0.
globalStyle(`${table} [style*="sticky"]`, { insetBlockStart: `${fallbackVar(stickyStart, '0px')} !important` })

export const headings = style({
  inlineSize: '100%',
  blockSize: '100%',
  backgroundColor: vars.color.raised,
  borderBlockEnd: `1px solid ${vars.color.line}`,
})

const byAlign = {
  start: { justifyContent: 'flex-start', textAlign: 'start' },
  end: { justifyContent: 'flex-end', textAlign: 'end' },
} as const

export const heading = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.tight,
    blockSize: '100%',
    paddingInline: vars.space.even,
    color: vars.color.inkSoft,
    fontSize: vars.size.small,
    fontWeight: 500,
    outlineOffset: '-3px',
    borderRadius: vars.radius.small,
    cursor: 'default',
    selectors: {
      '&[data-allows-sorting]': { cursor: 'pointer' },
      '&[data-allows-sorting][data-hovered], &[data-sort-direction]': { color: vars.color.ink },
    },
  },
  // The arrow of amounts stands before the word, so that the word ends where the digits end.
  variants: { align: { start: {}, end: { flexDirection: 'row-reverse' } } },
})

/** The arrow keeps its place while the column is not sorted, so that the words do not move. */
export const arrow = recipe({
  base: { flexShrink: 0, opacity: 0, '@media': { [media.motion]: { transition: `rotate ${vars.duration.quick} ${vars.easing}` } } },
  variants: {
    direction: {
      ascending: { opacity: 1, rotate: '180deg' },
      descending: { opacity: 1 },
      none: { selectors: { '[data-hovered] > &': { opacity: 0.45 } } },
    },
  },
})

export const row = style({
  blockSize: '100%',
  outlineOffset: '-2px',
  boxShadow: `inset 0 -1px 0 ${vars.color.line}`,
  selectors: {
    '&[data-hovered]': { backgroundColor: vars.color.overlay },
    '[data-theme="day"] &[data-hovered]': { backgroundColor: vars.color.surface },
    '&[data-href], &[data-hovered]': { cursor: 'pointer' },
  },
  '@media': { [media.forcedColors]: { borderBlockEnd: '1px solid CanvasText' } },
})

export const cell = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    blockSize: '100%',
    minInlineSize: 0,
    paddingInline: vars.space.even,
    outlineOffset: '-3px',
    borderRadius: vars.radius.small,
    fontVariantNumeric: 'tabular-nums',
  },
  variants: { align: byAlign },
})
/** A grid, so that what has a height of its own (an amount with its shape, a badge) stands on the same middle as plain words. */
export const content = style({ display: 'grid', minInlineSize: 0 })

export const cards = style({ outline: 'none' })
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: vars.space.snug,
  blockSize: '100%',
  padding: vars.space.even,
  overflow: 'hidden',
  fontVariantNumeric: 'tabular-nums',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.raised,
  outlineOffset: '-2px',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: { '&[data-pressed]': { backgroundColor: vars.color.overlay } },
})
export const cardTop = style({ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: vars.space.even })
export const cardTitle = style({ flex: 1, minInlineSize: 0 })
export const cardAside = style({ flexShrink: 0, textAlign: 'end' })
export const cardDetails = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(6.5rem, 1fr))',
  gap: `${vars.space.snug} ${vars.space.even}`,
  fontVariantNumeric: 'tabular-nums',
})
export const cardTerm = style({ color: vars.color.inkSoft, fontSize: vars.size.tiny, lineHeight: vars.leading.tiny })

export const sortBar = style({ display: 'flex', justifyContent: 'flex-end' })
export const more = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.snug,
  minBlockSize: vars.touchTarget,
  textAlign: 'center',
})

export const bones = style({ display: 'flex', flexDirection: 'column' })
export const bonesRow = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.wide,
  blockSize: '4rem',
  paddingInline: vars.space.even,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
})
