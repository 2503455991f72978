import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../theme/media.ts'

export const root = style({
  display: 'grid',
  gap: vars.space.even,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 22rem) minmax(0, 1fr)',
      alignItems: 'center',
      gap: `${vars.space.even} ${vars.space.roomy}`,
    },
  },
})
/** One row to push along under a thumb; on a wide window all of it stands in sight. */
export const filters = style({
  display: 'flex',
  gap: vars.space.roomy,
  minInlineSize: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  marginInline: `calc(${vars.space.even} * -1)`,
  paddingInline: vars.space.even,
  // Room for the ring of the focus, which the edge of a scrolled row would cut.
  paddingBlock: vars.space.tight,
  '@media': {
    [media.tablet]: {
      flexWrap: 'wrap',
      gap: `${vars.space.close} ${vars.space.roomy}`,
      overflowX: 'visible',
      marginInline: 0,
      paddingInline: 0,
    },
  },
})
export const group = style({ flexShrink: 0, '@media': { [media.tablet]: { flexShrink: 1 } } })
/** As high with the button as without, so that the grid below stands still. */
export const result = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.even,
  minBlockSize: vars.touchTarget,
  marginBlock: `calc(${vars.space.snug} * -1) calc(${vars.space.even} * -1)`,
  gridColumn: '1 / -1',
})
export const count = style({
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
  fontVariantNumeric: 'tabular-nums',
})
export const waiting = style({ minBlockSize: '3.25rem' })
