import { style } from '@vanilla-extract/css'
import { contentWidth } from '../../theme/tokens.ts'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/media.ts'
import { measure } from '../Prose/Prose.css.ts'

export const root = style({
  display: 'grid',
  gap: vars.space.wide,
  maxInlineSize: `${contentWidth / 16}rem`,
  marginInline: 'auto',
  paddingInline: vars.space.even,
  paddingBlockStart: vars.space.wide,
  paddingBlockEnd: vars.space.broad,
  '@media': {
    [media.tablet]: { paddingInline: vars.space.roomy, paddingBlockStart: vars.space.vast },
    [media.desktop]: {
      gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${measure}) minmax(0, 1fr)`,
      columnGap: vars.space.broad,
      rowGap: vars.space.broad,
    },
  },
})
const middle = { '@media': { [media.desktop]: { gridColumn: 2 } } } as const

export const head = style({ display: 'grid', gap: vars.space.close, maxInlineSize: measure, textWrap: 'pretty', ...middle })

export const folded = style({
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.raised,
  maxInlineSize: measure,
  '@media': { [media.desktop]: { display: 'none' } },
})
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: '3.25rem',
  paddingInline: vars.space.even,
  borderRadius: vars.radius.medium,
  fontWeight: 600,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})

export const beside = style({
  display: 'none',
  '@media': { [media.desktop]: { display: 'block', gridColumn: 1, gridRow: 2, marginInlineStart: `calc(${vars.space.close} * -1)` } },
})
export const sticky = style({
  position: 'sticky',
  insetBlockStart: '6rem',
  maxInlineSize: '15rem',
  maxBlockSize: 'calc(100dvh - 8rem)',
  overflowY: 'auto',
})
export const label = style({
  paddingInline: vars.space.close,
  paddingBlockEnd: vars.space.snug,
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
})

export const contents = style({
  display: 'grid',
  selectors: { [`${folded} &`]: { paddingInline: vars.space.tight, paddingBlockEnd: vars.space.snug } },
})
export const entry = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.touchTarget,
  paddingInline: vars.space.close,
  paddingBlock: vars.space.snug,
  borderRadius: vars.radius.small,
  color: vars.color.ink,
  textDecoration: 'none',
  selectors: { '&:hover': { backgroundColor: vars.color.accentSoft, color: vars.color.accent } },
  '@media': {
    [media.desktop]: { minBlockSize: '2.25rem', fontSize: vars.size.small, lineHeight: vars.leading.small, paddingBlock: vars.space.tight },
  },
})

export const sections = style({ display: 'grid', gap: vars.space.broad, minInlineSize: 0, ...middle })
export const section = style({ display: 'grid', gap: vars.space.even, minInlineSize: 0, scrollMarginBlockStart: vars.space.roomy })

export const after = style({
  display: 'grid',
  gap: vars.space.close,
  maxInlineSize: measure,
  paddingBlockStart: vars.space.even,
  borderBlockStart: `1px solid ${vars.color.line}`,
})
export const related = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.roomy })
