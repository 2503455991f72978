import { createVar, fallbackVar, style, styleVariants } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/media.ts'
import { ROW_REM } from './heights.ts'

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space.even, minInlineSize: 0 })

/** What stands over the rows: what narrows them down, and at its end their order. */
export const toolbar = style({
  container: 'grid-toolbar / inline-size',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space.close,
})
/** Room for four choices beside each other in the toolbar. */
export const toolbarIsWide = 'grid-toolbar (min-width: 52rem)'
export const order = style({ display: 'flex', marginInlineStart: 'auto' })

export const frame = style({
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.raised,
  // Clips the corners without becoming a scroll container, so that the heading can keep to the top of the page.
  overflow: 'clip',
})

/** How far below the top of the window the headings stay: the height of what already keeps to it. Set by the screen around. */
export const stickyStart = createVar()
/** Property that holds the widths of the columns. Every line is a grid of its own, so none may hang on what stands in it. */
export const TRACKS = '--grid-tracks'
/** Property that holds the least height of a card. */
export const CARD_HEIGHT = '--grid-card-height'

/** Scrolls with the page: no scroll within a scroll. */
export const table = style({ inlineSize: '100%' })
export const headings = style({
  position: 'sticky',
  zIndex: 1,
  insetBlockStart: fallbackVar(stickyStart, '0px'),
  backgroundColor: vars.color.raised,
  borderBlockEnd: `1px solid ${vars.color.line}`,
})
const HEADINGS = '2.75rem'
const line = { display: 'grid', gridTemplateColumns: `var(${TRACKS})` } as const
export const headingLine = style({ ...line, blockSize: `calc(${HEADINGS} - 1px)` })

const byAlign = {
  start: { justifyContent: 'flex-start', textAlign: 'start' },
  end: { justifyContent: 'flex-end', textAlign: 'end' },
} as const

const bare = {
  margin: 0,
  border: 0,
  padding: 0,
  background: 'none',
  fontWeight: 'inherit',
  textAlign: 'start',
} as const
/** Of a column that is sorted by its heading, which is a button as large as the cell. */
export const sortable = style({ minInlineSize: 0 })
export const heading = recipe({
  base: {
    ...bare,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.tight,
    inlineSize: '100%',
    minInlineSize: 0,
    blockSize: '100%',
    paddingInline: vars.space.close,
    color: vars.color.inkSoft,
    fontSize: vars.size.small,
    fontWeight: 500,
    outlineOffset: '-3px',
    borderRadius: vars.radius.small,
    selectors: {
      'button&': { cursor: 'pointer' },
      'button&:hover, [aria-sort$="ending"] > &': { color: vars.color.ink },
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
      none: { selectors: { ':hover > &': { opacity: 0.45 } } },
    },
  },
})

/** Out of sight it is neither laid out nor painted. */
const skipped = { contentVisibility: 'auto' } as const

export const row = style({
  ...line,
  ...skipped,
  position: 'relative',
  blockSize: `${ROW_REM}rem`,
  scrollMarginBlockStart: HEADINGS,
  boxShadow: `inset 0 -1px 0 ${vars.color.line}`,
  selectors: {
    '&:hover': { backgroundColor: vars.color.overlay },
    '[data-theme="day"] &:hover': { backgroundColor: vars.color.surface },
  },
  '@media': { [media.forcedColors]: { borderBlockEnd: '1px solid CanvasText' } },
})

export const cell = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    blockSize: '100%',
    minInlineSize: 0,
    paddingInline: vars.space.close,
    fontVariantNumeric: 'tabular-nums',
  },
  variants: { align: byAlign },
})
/** A grid, so that what has a height of its own (an amount with its shape, a badge) stands on the same middle as plain words. */
export const content = style({ display: 'grid', minInlineSize: 0 })

export const cards = style({ display: 'grid', gap: vars.space.close })
const cardBox = { container: 'grid-cards / inline-size' } as const
export const cardList = style([cards, cardBox])
/** Where the details of a card stand in one line less, it is lower by that line. */
const cardHeight = {
  minBlockSize: `var(${CARD_HEIGHT})`,
  '@container': { 'grid-cards (min-width: 36rem)': { minBlockSize: `calc(var(${CARD_HEIGHT}) - 2.5rem)` } },
} as const
export const card = style({
  ...skipped,
  // Unseen it is as high as the least card.
  containIntrinsicBlockSize: 'auto 1px',
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: vars.space.snug,
  ...cardHeight,
  padding: vars.space.even,
  fontVariantNumeric: 'tabular-nums',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.raised,
  selectors: { '&:active': { backgroundColor: vars.color.overlay } },
})
/** Over the whole row. */
export const opener = style({
  ...bare,
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  borderRadius: vars.radius.small,
  outlineOffset: '-2px',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    [`${card} &`]: { borderRadius: vars.radius.large },
    // What is scrolled to stops below the headings, which keep to the top: under them a press would meet a heading.
    [`${row} &`]: { scrollMarginBlockStart: HEADINGS },
  },
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

export const more = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.snug,
  minBlockSize: vars.touchTarget,
  textAlign: 'center',
})

const framed = { border: `1px solid ${vars.color.line}`, borderRadius: vars.radius.large } as const
export const bones = styleVariants({
  cards: { ...cardBox, display: 'grid', gap: vars.space.close },
  table: { ...framed, display: 'grid', overflow: 'clip' },
})
const bone = { display: 'flex', justifyContent: 'space-between', gap: vars.space.wide, backgroundColor: vars.color.raised } as const
/** As high as what will come. */
export const bonesRow = styleVariants({
  cards: { ...bone, ...framed, alignItems: 'flex-start', ...cardHeight, padding: vars.space.even },
  table: {
    ...bone,
    alignItems: 'center',
    blockSize: `${ROW_REM}rem`,
    paddingInline: vars.space.close,
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
  },
})
