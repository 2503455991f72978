import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/media.ts'
import type { tones } from './toasts.ts'

export const root = style({
  position: 'fixed',
  zIndex: 200,
  insetBlockStart: `max(${vars.space.even}, env(safe-area-inset-top))`,
  insetInline: 0,
  marginInline: 'auto',
  inlineSize: '30rem',
  maxInlineSize: `calc(100% - 2 * ${vars.space.close})`,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.snug,
  borderRadius: vars.radius.medium,
})

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(-0.75rem)' } })

export const toast = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.close,
  paddingBlock: vars.space.snug,
  paddingInline: `${vars.space.even} ${vars.space.snug}`,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.overlay,
  '@media': { [media.motion]: { animation: `${arrive} ${vars.duration.calm} ${vars.easing}` } },
})

const mark = { flexShrink: 0, marginBlock: vars.space.close } as const
export const icon = styleVariants({
  info: { ...mark, color: vars.color.accent },
  success: { ...mark, color: vars.color.success },
  error: { ...mark, color: vars.color.danger },
} satisfies Record<(typeof tones)[number], object>)

/** The first line stands at the middle of the icon and of the close button; a second one grows downwards. */
export const content = style({ flex: 1, minInlineSize: 0, paddingBlock: `calc((${vars.touchTarget} - ${vars.leading.body}) / 2)` })
export const title = style({ display: 'block', fontWeight: 600 })
export const line = style({
  marginBlockStart: vars.space.tight,
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
})
export const list = style([
  line,
  { display: 'flex', flexDirection: 'column', gap: vars.space.tight, paddingInlineStart: vars.space.even, listStyle: 'disc' },
])
