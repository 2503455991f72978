import { createVar, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'

/** `done` and `current` are reached; `problem` and `stopped` end the way; `ahead` is still to come. */
export const states = ['done', 'current', 'ahead', 'problem', 'stopped'] as const

const way = createVar()
const markSize = '1.75rem'

export const root = style({ display: 'grid' })
export const step = recipe({
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: `${markSize} minmax(0, 1fr)`,
    columnGap: vars.space.even,
    paddingBlockEnd: vars.space.roomy,
    selectors: {
      '&:last-child': { paddingBlockEnd: 0 },
      // The line to the next mark: whole where the way was walked, broken where it lies ahead.
      '&:not(:last-child)::before': {
        content: '',
        position: 'absolute',
        insetBlock: `calc(${markSize} + ${vars.space.tight}) ${vars.space.tight}`,
        insetInlineStart: `calc(${markSize} / 2 - 1px)`,
        borderInlineStart: `2px ${way}`,
      },
    },
  },
  variants: {
    state: {
      done: { vars: { [way]: `solid ${vars.color.success}` } },
      current: { vars: { [way]: `dashed ${vars.color.line}` } },
      ahead: { vars: { [way]: `dashed ${vars.color.line}` } },
      problem: {},
      stopped: {},
    } satisfies Record<(typeof states)[number], object>,
  },
})

export const mark = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    inlineSize: markSize,
    blockSize: markSize,
    borderRadius: vars.radius.full,
    border: '2px solid transparent',
  },
  variants: {
    state: {
      done: { backgroundColor: vars.color.successSoft, borderColor: vars.color.success, color: vars.color.success },
      current: { backgroundColor: vars.color.accentSoft, borderColor: vars.color.accent, color: vars.color.accent },
      ahead: { borderColor: vars.color.control, color: vars.color.inkSoft },
      problem: { backgroundColor: vars.color.dangerSoft, borderColor: vars.color.danger, color: vars.color.danger },
      stopped: { backgroundColor: vars.color.sunken, borderColor: vars.color.control, color: vars.color.inkSoft },
    } satisfies Record<(typeof states)[number], object>,
  },
})
export const words = style({ display: 'grid', gap: vars.space.hair, paddingBlockStart: vars.space.hair, minInlineSize: 0 })
export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.even,
})
export const time = style({
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
  color: vars.color.inkSoft,
  fontVariantNumeric: 'tabular-nums',
})
