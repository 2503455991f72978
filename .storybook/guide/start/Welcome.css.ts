import { vars } from '@lagoon/ui/theme/contract.css'
import { media } from '@lagoon/ui/theme/media'
import { style } from '@vanilla-extract/css'

export const doors = style({
  display: 'grid',
  gap: vars.space.even,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(17rem, 1fr))' } },
})
export const ways = style({
  overflow: 'clip',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.raised,
})
export const way = style({
  display: 'grid',
  gap: vars.space.tight,
  paddingInline: vars.space.even,
  paddingBlock: vars.space.close,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
  '@media': { [media.tablet]: { gridTemplateColumns: '15rem minmax(0, 1fr)', gap: vars.space.even } },
})
