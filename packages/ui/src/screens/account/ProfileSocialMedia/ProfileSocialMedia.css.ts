import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../theme/media.ts'

/** A field, and beside it the way to the page that it holds; the two stand on one line where they fit. */
export const row = style({
  display: 'grid',
  gap: vars.space.snug,
  alignItems: 'end',
  justifyItems: 'start',
  '@media': {
    [media.tablet]: {
      columnGap: vars.space.close,
      justifyItems: 'stretch',
      // A field alone takes the whole line, so that all of them end there.
      selectors: { '&:has(> :nth-child(2))': { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
    },
  },
})
export const field = style({ inlineSize: '100%', minInlineSize: 0 })
/** As high as the well beside it. */
export const open = style({ display: 'grid', '@media': { [media.tablet]: { minBlockSize: '3rem' } } })
