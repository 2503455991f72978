import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))',
  gap: vars.space.even,
  padding: vars.space.even,
  borderRadius: vars.radius.medium,
  border: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.sunken,
  color: vars.color.ink,
  // Four stand two by two, never three and one.
  selectors: { '&:has(> :nth-child(4):last-child)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const term = style({ color: vars.color.inkSoft, fontSize: vars.size.tiny, lineHeight: vars.leading.tiny })
/** Short ones beside each other; the whole column stays close together. */
export const ownIds = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
  gap: `${vars.space.tight} ${vars.space.roomy}`,
})
export const ids = style({ display: 'flex', flexDirection: 'column', gap: vars.space.tight })
