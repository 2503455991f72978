import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { stickyStart } from '../../kit/DataGrid/DataGrid.css.ts'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/media.ts'
import { contentWidth } from '../../theme/tokens.ts'
import { barHeight } from '../Panel/Panel.css.ts'

export const widths = ['narrow', 'regular', 'wide'] as const

export const root = recipe({
  base: {
    display: 'flex',
    inlineSize: '100%',
    flexDirection: 'column',
    gap: vars.space.roomy,
    marginInline: 'auto',
    padding: `${vars.space.roomy} ${vars.space.even} ${vars.space.broad}`,
    // The header of the app keeps to the top before the headings of a table do.
    vars: { [stickyStart]: `calc(${barHeight} + 1px)` },
    '@media': {
      [media.tablet]: { gap: vars.space.wide, padding: `${vars.space.wide} ${vars.space.roomy} ${vars.space.vast}` },
    },
  },
  variants: {
    width: {
      narrow: { maxInlineSize: '36rem' },
      regular: { maxInlineSize: '64rem' },
      wide: { maxInlineSize: `${contentWidth / 16}rem` },
    } satisfies Record<(typeof widths)[number], object>,
  },
  defaultVariants: { width: 'wide' },
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: `${vars.space.even} ${vars.space.roomy}`,
  // One line, however long the words are: they break, and the actions stay at the end of the line.
  '@media': { [media.tablet]: { flexWrap: 'nowrap' } },
})
export const words = style({ display: 'grid', justifyItems: 'start', gap: vars.space.tight, minInlineSize: 0 })
export const intro = style({ maxInlineSize: '48rem', textWrap: 'pretty' })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.snug, '@media': { [media.tablet]: { flexShrink: 0 } } })
export const back = style({ marginBlockStart: `calc(${vars.space.close} * -1)` })
