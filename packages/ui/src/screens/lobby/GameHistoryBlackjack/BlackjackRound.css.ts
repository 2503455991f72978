import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../theme/media.ts'

export const table = style({
  display: 'grid',
  gap: vars.space.even,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(13rem, 1fr))' } },
})
export const dealer = style({ gridColumn: '1 / -1' })
export const hand = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.snug,
  minInlineSize: 0,
  padding: vars.space.close,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface,
})
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.snug })
/** Bet and win of one hand of several, at its lower edge. */
export const sums = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.snug,
  color: vars.color.ink,
})
export const term = style({ color: vars.color.inkSoft, fontSize: vars.size.tiny, lineHeight: vars.leading.tiny })
/** Its total ends where the hand ends. */
export const total = style({
  marginInlineStart: 'auto',
  color: vars.color.ink,
  fontFamily: vars.font.display,
  fontSize: vars.size.large,
  lineHeight: vars.leading.large,
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
})
