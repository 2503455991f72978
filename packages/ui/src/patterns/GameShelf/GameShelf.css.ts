import { style } from '@vanilla-extract/css'
import { contentWidth } from '../../theme/tokens.ts'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/media.ts'

export const root = style({ paddingBlock: vars.space.close })
/** Far below the first view a shelf is neither laid out nor are its covers fetched until the reader comes near. */
export const deferred = style({ contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 22rem' })

const inside = {
  maxInlineSize: `${contentWidth / 16}rem`,
  marginInline: 'auto',
  paddingInline: vars.space.even,
  '@media': { [media.tablet]: { paddingInline: vars.space.roomy } },
}
export const top = style({ ...inside, display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: vars.space.even })
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
})
export const place = style({ display: 'grid', minInlineSize: 0, scrollSnapAlign: 'start' })
