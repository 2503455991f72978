import { style } from '@vanilla-extract/css'
import { contentWidth } from '../../../theme/tokens.ts'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../theme/media.ts'

/** One tone for every place, apart from the page and from a card (`theme/contrast`). */
const place = { borderRadius: vars.radius.small, backgroundColor: vars.color.line }

export const root = style({ overflow: 'hidden' })
/** As high as two lines of it; each bar as high as their letters. */
export const title = style({
  display: 'grid',
  alignContent: 'space-evenly',
  inlineSize: '100%',
  blockSize: `calc(2 * ${vars.leading.headline})`,
  '@media': { [media.desktop]: { blockSize: `calc(2 * ${vars.leading.hero})` } },
})
export const lead = style({
  display: 'grid',
  alignContent: 'space-evenly',
  inlineSize: '100%',
  maxInlineSize: '30rem',
  blockSize: `calc(3 * ${vars.leading.lead})`,
  '@media': { [media.tablet]: { blockSize: `calc(2 * ${vars.leading.lead})` } },
})
export const bar = style({ ...place, inlineSize: '92%', blockSize: '1.125rem' })
/** The line that the same words take more on a phone. */
export const narrowBar = style([bar, { '@media': { [media.tablet]: { display: 'none' } } }])
export const half = style({ ...place, inlineSize: '54%', blockSize: '1.125rem' })
export const action = style({
  ...place,
  borderRadius: vars.radius.medium,
  inlineSize: '13rem',
  maxInlineSize: '100%',
  blockSize: '3.25rem',
})
export const cover = style({ ...place, aspectRatio: '3 / 4', borderRadius: vars.radius.large })
/** The one in front keeps an edge before the two beside it. */
export const front = style([cover, { outline: `2px solid ${vars.color.surface}` }])

export const shelf = style({
  maxInlineSize: `${contentWidth / 16}rem`,
  marginInline: 'auto',
  paddingInline: vars.space.even,
  paddingBlock: vars.space.close,
  '@media': { [media.tablet]: { paddingInline: vars.space.roomy } },
})
/** In the middle of the line that the title and the way to the whole list share. */
export const heading = style({
  ...place,
  inlineSize: '8rem',
  blockSize: '1.125rem',
  marginBlock: `calc((${vars.touchTarget} - 1.125rem) / 2)`,
})
export const cards = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'clamp(8.5rem, 38vw, 11rem)',
  gap: vars.space.close,
  paddingBlock: vars.space.snug,
  '@media': {
    [media.tablet]: { gap: vars.space.even },
    [media.desktop]: { gridAutoFlow: 'row', gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', gap: vars.space.roomy },
  },
})
export const card = style({ display: 'grid', alignContent: 'start', gap: vars.space.close })
export const name = style({ ...place, inlineSize: '70%', blockSize: '1rem' })
