import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '@lagoon/ui/theme/contract.css'
import { media } from '@lagoon/ui/theme/media'
import { low } from '../../chrome/low.ts'

const FADE = '1.5rem'

export const players = style({
  gridRow: 3,
  gridColumn: 1,
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  minHeight: 0,
  // The fourth row is cut off, so that there are more to be seen.
  maxHeight: '6.5rem',
  overflow: 'hidden',
  paddingBlockStart: vars.space.snug,
  borderRadius: vars.radius.medium,
  backgroundColor: 'rgb(5 11 24 / 0.6)',
  '@media': {
    [media.desktop]: { gridRow: 2, gridColumn: 2, maxHeight: 'none', alignSelf: 'start', maxBlockSize: '100%' },
    [low]: { display: 'none' },
  },
  selectors: { '&:has(> :focus-visible)': { outline: `2px solid ${vars.color.focus}` } },
})
const words = style({ color: vars.color.inkSoft, fontSize: vars.size.tiny, lineHeight: vars.leading.tiny, fontWeight: 600 })
export const playersTitle = style([words, { paddingInline: vars.space.snug }])
export const playersMore = style([words, { gridColumn: '1 / -1' }])
/** It fades out at its end; the last row comes up to where it is seen whole. */
export const playerList = recipe({
  base: {
    display: 'grid',
    columnGap: vars.space.snug,
    rowGap: vars.space.hair,
    minHeight: 0,
    padding: `0 ${vars.space.snug} ${FADE}`,
    overflowY: 'auto',
    listStyle: 'none',
    maskImage: `linear-gradient(to top, transparent, black ${FADE})`,
    // The box around it shows the focus: here it would fade out as well.
    selectors: { '&:focus-visible': { outline: 'none' } },
  },
  variants: {
    isAnyOut: {
      true: { gridTemplateColumns: 'minmax(0, 1fr) auto minmax(4.5rem, auto)' },
      false: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    },
  },
})
export const player = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'subgrid',
    gridColumn: '1 / -1',
    fontSize: vars.size.small,
    lineHeight: vars.leading.small,
    fontVariantNumeric: 'tabular-nums',
  },
  variants: { isOut: { true: { color: vars.color.success }, false: {} } },
})
export const playerFigure = style({ textAlign: 'end' })
