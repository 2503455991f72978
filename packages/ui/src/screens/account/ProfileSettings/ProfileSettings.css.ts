import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../theme/media.ts'

export const summary = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  columnGap: vars.space.even,
})
/** Its first line stands at the middle of the button and on the line of the title beside it. */
export const words = style({
  display: 'grid',
  gap: vars.space.hair,
  paddingBlockStart: `calc((${vars.touchTarget} - ${vars.leading.body}) / 2)`,
  textWrap: 'pretty',
})
export const opened = style({
  paddingBlockStart: '1.25rem',
  borderBlockStart: `1px solid ${vars.color.line}`,
  selectors: { '&[hidden]': { display: 'none' } },
})
export const form = style({ display: 'grid', gap: '1.25rem' })
/** Below each other on a phone, as wide as the fields over them. */
export const actions = style({
  display: 'grid',
  gap: vars.space.snug,
  '@media': { [media.tablet]: { display: 'flex', flexWrap: 'wrap', gap: vars.space.close } },
})
export const rule = style({ margin: 0, border: 0, borderBlockStart: `1px solid ${vars.color.line}` })

export const sessions = style({ display: 'grid' })
export const session = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.close,
  paddingBlock: vars.space.close,
  selectors: { '&:first-child': { paddingBlockStart: 0 }, '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
})
export const device = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.touchTarget,
  blockSize: vars.touchTarget,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.accentSoft,
  color: vars.color.accent,
})
