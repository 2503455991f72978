import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../theme/media.ts'

/** Two to play with, three that come of it: on a desktop two rows of equal width. */
export const tiles = style({
  display: 'grid',
  gap: vars.space.close,
  '@media': {
    [media.tablet]: { gap: vars.space.even, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
})
export const tile = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gridTemplateRows: 'auto auto',
    alignContent: 'start',
    alignItems: 'center',
    columnGap: vars.space.even,
    rowGap: vars.space.close,
    padding: vars.space.even,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.large,
    backgroundColor: vars.color.raised,
    '@media': { [media.tablet]: { padding: vars.space.roomy } },
  },
  variants: {
    share: {
      half: { '@media': { [media.desktop]: { gridColumn: 'span 3' } } },
      third: { '@media': { [media.desktop]: { gridColumn: 'span 2' } } },
    },
  },
})
export const held = style({ display: 'grid', gap: vars.space.hair, minInlineSize: 0 })
/** The shape of the kind stands large before it; the digits alone are enough here. */
export const digits = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.title,
  lineHeight: vars.leading.title,
  fontWeight: 650,
  letterSpacing: '-0.015em',
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const purpose = style({ gridColumn: '1 / -1', textWrap: 'pretty' })

/** The heading of the winnings, and the way to what became of them. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.close,
})
export const winnings = style({
  display: 'grid',
  gap: vars.space.roomy,
  alignItems: 'center',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr)) auto' } },
})
export const winning = style({ display: 'grid', gap: vars.space.tight })
/** As wide as the button that will come. */
export const action = style({ '@media': { [media.tablet]: { inlineSize: '6.5rem' } } })
