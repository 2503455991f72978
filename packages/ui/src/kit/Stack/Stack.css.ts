import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'

type Space = keyof typeof vars.space
const bySpace = Object.fromEntries(Object.entries(vars.space).map(([k, gap]) => [k, { gap }])) as Record<Space, { gap: string }>

export const root = recipe({
  base: { display: 'flex', minInlineSize: 0 },
  variants: {
    direction: { column: { flexDirection: 'column' }, row: { flexDirection: 'row' } },
    gap: bySpace,
    align: {
      start: { alignItems: 'flex-start' },
      center: { alignItems: 'center' },
      end: { alignItems: 'flex-end' },
      baseline: { alignItems: 'baseline' },
      stretch: { alignItems: 'stretch' },
    },
    justify: {
      start: { justifyContent: 'flex-start' },
      center: { justifyContent: 'center' },
      end: { justifyContent: 'flex-end' },
      between: { justifyContent: 'space-between' },
    },
    isWrapping: { true: { flexWrap: 'wrap' } },
  },
  defaultVariants: { direction: 'column', gap: 'even' },
})
