import { style } from '@vanilla-extract/css'
import { contentWidth } from '../../theme/tokens.ts'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/media.ts'

/** From the desktop on two short shelves share a line, each with half of its columns. */
export const pairs = style({
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      columnGap: vars.space.roomy,
      maxInlineSize: `${contentWidth / 16}rem`,
      marginInline: 'auto',
      paddingInline: vars.space.roomy,
    },
  },
})
export const root = style({ minInlineSize: 0, paddingBlock: vars.space.close })
export const whole = style([root, { gridColumn: '1 / -1' }])

const inside = {
  maxInlineSize: `${contentWidth / 16}rem`,
  marginInline: 'auto',
  paddingInline: vars.space.even,
  '@media': { [media.tablet]: { paddingInline: vars.space.roomy } },
}
/** Edges of the page, which a shelf of a pair has from it. */
const noEdge = { [`${pairs} &`]: { '@media': { [media.desktop]: { paddingInline: 0 } } } }
export const top = style({
  ...inside,
  display: 'flex',
  alignItems: 'center',
  // As high with the link to all as without: a title stands as far from its covers on every shelf.
  minBlockSize: vars.touchTarget,
  justifyContent: 'space-between',
  gap: vars.space.even,
  selectors: noEdge,
})
export const all = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  minBlockSize: vars.touchTarget,
  color: vars.color.accent,
  fontWeight: 500,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' } },
})
/** A row to push along on a phone, with the next card looking in; a grid from the desktop on. */
export const row = style({
  ...inside,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'clamp(8.5rem, 38vw, 11rem)',
  gap: vars.space.close,
  overflowX: 'auto',
  paddingBlock: vars.space.snug,
  scrollSnapType: 'inline proximity',
  scrollPaddingInline: vars.space.even,
  scrollbarWidth: 'none',
  '@media': {
    [media.tablet]: { paddingInline: vars.space.roomy, scrollPaddingInline: vars.space.roomy, gap: vars.space.even },
    [media.desktop]: {
      gridAutoFlow: 'row',
      gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
      overflowX: 'visible',
      gap: vars.space.roomy,
    },
  },
  selectors: {
    [`${pairs} &`]: {
      '@media': { [media.desktop]: { paddingInline: vars.space.snug, marginInline: `calc(-1 * ${vars.space.snug})` } },
    },
  },
})
export const half = style([
  row,
  { selectors: { [`${pairs} &`]: { '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } } } } },
])
/**
 * Far below the first view games are neither laid out nor are their covers fetched until the reader comes near; the title above
 * them is found at once. What is deferred is clipped too: there is room around it for a card that is lifted or outlined.
 */
export const deferred = style({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 17rem',
  '@media': { [media.desktop]: { containIntrinsicBlockSize: 'auto 20rem' } },
})
export const place = style({ display: 'grid', minInlineSize: 0, scrollSnapAlign: 'start' })
