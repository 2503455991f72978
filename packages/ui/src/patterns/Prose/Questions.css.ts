import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/media.ts'

export const root = style({
  overflow: 'clip',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.raised,
})
export const question = style({
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
})
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.even,
  minBlockSize: '3.5rem',
  paddingInline: vars.space.even,
  paddingBlock: vars.space.close,
  fontWeight: 600,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: vars.color.accent },
    // Inside its row: the box around all of them cuts off what stands out.
    '&:focus-visible': { outlineOffset: '-3px', borderRadius: vars.radius.large },
  },
  '@media': { [media.tablet]: { paddingInline: vars.space.roomy } },
})
export const words = style({ minInlineSize: 0, textWrap: 'pretty' })
export const sign = style({
  flexShrink: 0,
  color: vars.color.inkSoft,
  selectors: { [`${question}[open] &`]: { transform: 'rotate(0.5turn)' } },
  '@media': { [media.motion]: { transition: `transform ${vars.duration.calm} ${vars.easing}` } },
})
export const answer = style({
  paddingInline: vars.space.even,
  paddingBlockEnd: vars.space.roomy,
  color: vars.color.inkSoft,
  '@media': { [media.tablet]: { paddingInlineStart: vars.space.roomy, paddingInlineEnd: vars.space.vast } },
})
