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
/** A grid, so that an amount with its shape stands on the same middle as plain words. */
export const value = style({
  display: 'grid',
  justifyItems: 'end',
  marginInlineStart: 'auto',
  textAlign: 'end',
  color: vars.color.ink,
  fontVariantNumeric: 'tabular-nums',
})
