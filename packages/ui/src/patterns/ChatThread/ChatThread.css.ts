import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/media.ts'

export const log = style({ display: 'grid', gap: vars.space.close })
export const line = styleVariants({
  PLAYER: { display: 'grid', justifyItems: 'end', gap: vars.space.tight, paddingInlineStart: vars.space.broad },
  AGENT: { display: 'grid', justifyItems: 'start', gap: vars.space.tight, paddingInlineEnd: vars.space.broad },
})
const bubble = {
  maxInlineSize: '100%',
  padding: `${vars.space.snug} ${vars.space.close}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  color: vars.color.ink,
  fontSize: vars.size.body,
  lineHeight: vars.leading.body,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
} as const
export const bubbleOf = styleVariants({
  PLAYER: { ...bubble, backgroundColor: vars.color.accentSoft, borderEndEndRadius: vars.radius.small },
  AGENT: { ...bubble, backgroundColor: vars.color.overlay, borderEndStartRadius: vars.radius.small },
})
export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.snug,
  color: vars.color.inkSoft,
  fontSize: vars.size.tiny,
  lineHeight: vars.leading.tiny,
  fontVariantNumeric: 'tabular-nums',
})
export const failed = style({ color: vars.color.danger, fontWeight: 600 })
export const dots = style([bubbleOf.AGENT, { display: 'inline-flex', alignItems: 'center', gap: vars.space.tight, minBlockSize: '2.5rem' }])
const swell = keyframes({ '50%': { transform: 'translateY(-0.1875rem)' } })
export const dot = style({
  inlineSize: '0.4375rem',
  blockSize: '0.4375rem',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.inkSoft,
  '@media': {
    [media.motion]: {
      animation: `${swell} 1200ms ease-in-out infinite`,
      selectors: { '&:nth-child(2)': { animationDelay: '150ms' }, '&:nth-child(3)': { animationDelay: '300ms' } },
    },
    [media.forcedColors]: { backgroundColor: 'CanvasText' },
  },
})
