import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/media.ts'

export const root = style({ display: 'grid', gap: vars.space.even })

const comment = {
  display: 'grid',
  gap: vars.space.close,
  padding: vars.space.even,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  '@media': { [media.tablet]: { padding: vars.space.roomy } },
} as const
/** The tints of the chat: the player's own, and the other side. */
export const commentOf = styleVariants({
  PLAYER: { ...comment, backgroundColor: vars.color.accentSoft },
  AGENT: { ...comment, backgroundColor: vars.color.raised },
})
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: vars.space.close,
})
export const who = style({
  display: 'grid',
  '@media': {
    [media.tablet]: { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', columnGap: vars.space.even },
  },
})
export const author = style({ color: vars.color.ink, fontWeight: 600, overflowWrap: 'anywhere' })
export const role = style({ color: vars.color.inkSoft, fontWeight: 400 })
export const time = style({
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
  fontVariantNumeric: 'tabular-nums',
})
export const text = style({
  color: vars.color.ink,
  maxInlineSize: '42rem',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
})
