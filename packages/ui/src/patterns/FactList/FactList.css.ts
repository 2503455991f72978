import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'

export const root = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })
export const row = recipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${vars.space.tight} ${vars.space.even}`,
    paddingBlock: vars.space.close,
    selectors: {
      '& + &': { borderBlockStart: `1px solid ${vars.color.line}` },
      '&:first-child': { paddingBlockStart: 0 },
      '&:last-child': { paddingBlockEnd: 0 },
    },
  },
  variants: { isTotal: { true: {}, false: {} } },
  defaultVariants: { isTotal: false },
})
export const term = recipe({
  base: { fontSize: vars.size.small, lineHeight: vars.leading.body },
  variants: {
    isTotal: { true: { fontSize: vars.size.body, fontWeight: 600, color: vars.color.ink }, false: { color: vars.color.inkSoft } },
  },
  defaultVariants: { isTotal: false },
})
/**
 * A grid, so that an amount with its shape stands on the same middle as plain words. At the end of the line; words that need more
 * than one line have it to themselves and begin where lines begin.
 */
export const value = style({
  display: 'grid',
  justifyItems: 'end',
  marginInlineStart: 'auto',
  textAlign: 'start',
  textWrap: 'pretty',
  color: vars.color.ink,
  fontVariantNumeric: 'tabular-nums',
})
