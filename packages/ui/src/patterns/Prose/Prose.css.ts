import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/media.ts'

/** About 70 letters to a line, wherever the text stands. */
export const measure = '42rem'

export const root = style({ display: 'grid', gap: vars.space.even, maxInlineSize: measure, minInlineSize: 0, textWrap: 'pretty' })
export const strong = style({ fontWeight: 650, color: vars.color.ink })
export const heading = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.large,
  lineHeight: vars.leading.large,
  fontWeight: 650,
  letterSpacing: '-0.01em',
  selectors: { '&:not(:first-child)': { marginBlockStart: vars.space.snug } },
})

export const list = style({ display: 'grid', gap: vars.space.snug })
export const item = style({
  position: 'relative',
  paddingInlineStart: '1.375rem',
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: '0.25rem',
    insetBlockStart: '0.6rem',
    inlineSize: '0.375rem',
    blockSize: '0.375rem',
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.accent,
  },
  '@media': { [media.forcedColors]: { '::before': { backgroundColor: 'CanvasText' } } },
})

export const steps = style({ display: 'grid', gap: vars.space.close, counterReset: 'step' })
export const step = style({
  display: 'grid',
  gridTemplateColumns: '2rem minmax(0, 1fr)',
  gap: vars.space.close,
  alignItems: 'baseline',
  counterIncrement: 'step',
  '::before': {
    content: 'counter(step)',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '2rem',
    blockSize: '2rem',
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.accentSoft,
    color: vars.color.accent,
    fontSize: vars.size.small,
    lineHeight: vars.leading.small,
    fontWeight: 650,
    fontVariantNumeric: 'tabular-nums',
  },
})

const rows = {
  display: 'grid',
  overflow: 'clip',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.raised,
} as const
const row = {
  display: 'grid',
  gap: vars.space.hair,
  paddingInline: vars.space.even,
  paddingBlock: vars.space.close,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
} as const

export const facts = style(rows)
export const fact = style({
  ...row,
  '@media': { [media.tablet]: { gridTemplateColumns: '11rem minmax(0, 1fr)', gap: vars.space.even } },
})
export const label = style({
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
  '@media': { [media.tablet]: { lineHeight: vars.leading.body } },
})

export const tokens = style(rows)
export const token = style({
  ...row,
  gap: vars.space.tight,
  '@media': { [media.tablet]: { gridTemplateColumns: '11rem minmax(0, 1fr)', gap: vars.space.even } },
})
export const tokenName = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space.snug, alignSelf: 'start', fontWeight: 600 })
export const tokenWords = style({ color: vars.color.inkSoft })
