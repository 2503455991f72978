import { keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../theme/media.ts'

export const root = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: vars.space.close,
    alignItems: 'start',
    padding: vars.space.even,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.medium,
    backgroundColor: vars.color.surface,
    '@media': {
      [media.tablet]: {
        gridTemplateColumns: 'auto minmax(0, 1fr) auto',
        alignItems: 'center',
      },
    },
  },
  variants: {
    tone: {
      plain: { color: vars.color.inkSoft },
      success: { color: vars.color.success },
      danger: { color: vars.color.danger, borderColor: vars.color.danger },
    },
  },
})
/** Under the words on a phone, beside them where there is room. */
export const action = style({ display: 'grid', gridColumn: '1 / -1', '@media': { [media.tablet]: { gridColumn: 'auto' } } })
export const icon = style({ flexShrink: 0 })
const turn = keyframes({ to: { transform: 'rotate(1turn)' } })
export const turning = style({ '@media': { [media.motion]: { animation: `${turn} 1s linear infinite` } } })
export const words = style({ display: 'grid', gap: vars.space.hair, minInlineSize: 0 })
export const title = style({ color: vars.color.ink, fontWeight: 600 })
export const meaning = style({ color: vars.color.inkSoft, fontSize: vars.size.small, lineHeight: vars.leading.small })
export const missing = style({ color: vars.color.danger, fontSize: vars.size.small, lineHeight: vars.leading.small, fontWeight: 500 })
