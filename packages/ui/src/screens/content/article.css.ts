import { style } from '@vanilla-extract/css'
import { measure } from '../../patterns/Prose/Prose.css.ts'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/media.ts'
import { contentWidth } from '../../theme/tokens.ts'

export const root = style({
  display: 'grid',
  gap: vars.space.broad,
  maxInlineSize: `${contentWidth / 16}rem`,
  marginInline: 'auto',
  paddingInline: vars.space.even,
  paddingBlockStart: vars.space.even,
  paddingBlockEnd: vars.space.broad,
  '@media': { [media.tablet]: { paddingInline: vars.space.roomy, paddingBlockStart: vars.space.wide } },
})
export const article = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.roomy,
  minInlineSize: 0,
  '@media': { [media.tablet]: { gap: vars.space.wide } },
})
export const head = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.close,
  inlineSize: '100%',
  maxInlineSize: measure,
  textWrap: 'pretty',
})
/** Wider than the words under it, as a window is wider than a page. */
export const picture = style({
  overflow: 'clip',
  inlineSize: '100%',
  maxInlineSize: '56rem',
  minBlockSize: 0,
  aspectRatio: '16 / 9',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  '@media': { [media.tablet]: { aspectRatio: '21 / 9' } },
})
export const waitingWords = style({ display: 'grid', gap: vars.space.snug, inlineSize: '100%', maxInlineSize: measure })

export const more = style({
  display: 'grid',
  gap: vars.space.even,
  paddingBlockStart: vars.space.wide,
  borderBlockStart: `1px solid ${vars.color.line}`,
})
export const moreList = style({
  display: 'grid',
  gap: vars.space.even,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.tablet]: { gap: vars.space.roomy, gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})
export const moreItem = style({ display: 'grid', minInlineSize: 0 })
