import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@lagoon/ui/theme/contract.css'

export const figures = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))', gap: vars.space.close })
export const figure = style({
  padding: vars.space.close,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface,
})
export const figureName = style({ color: vars.color.inkSoft, fontSize: vars.size.tiny, lineHeight: vars.leading.tiny })
export const figureValue = style({ fontWeight: 650, fontVariantNumeric: 'tabular-nums' })

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
  fontVariantNumeric: 'tabular-nums',
})
globalStyle(`${table} th, ${table} td`, {
  padding: `${vars.space.tight} ${vars.space.snug}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  textAlign: 'end',
  fontWeight: 500,
})
globalStyle(`${table} th:first-child`, { paddingInlineStart: 0, textAlign: 'start' })
globalStyle(`${table} thead th`, { color: vars.color.inkSoft, fontSize: vars.size.tiny })
export const caption = style({ color: vars.color.inkSoft, textAlign: 'start', fontWeight: 650 })
export const symbol = style({})
globalStyle(`${symbol} > img`, { display: 'inline-block', verticalAlign: 'middle', marginInlineEnd: vars.space.snug })
export const picture = style({ width: '2.5rem', height: '2.5rem' })
export const extra = style({ display: 'block', color: vars.color.inkSoft, fontSize: vars.size.tiny })

export const rules = style({ display: 'grid', gap: vars.space.snug, paddingInlineStart: vars.space.roomy, listStyle: 'decimal' })

export const keys = style({ display: 'grid', gap: vars.space.snug, fontSize: vars.size.small, lineHeight: vars.leading.small })
export const keyLine = style({ display: 'grid', gridTemplateColumns: '8rem 1fr', gap: vars.space.close })
export const key = style({ fontFamily: 'inherit', fontWeight: 650 })
