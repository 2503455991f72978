import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/media.ts'

export const options = style({ display: 'grid', gap: vars.space.snug })

/** A whole tile is the target; the chosen one is told by ring, dot and tint. */
export const option = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  columnGap: vars.space.close,
  minBlockSize: vars.touchTarget,
  paddingInline: vars.space.even,
  paddingBlock: vars.space.close,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.field,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { borderColor: vars.color.inkSoft },
    '&[data-invalid]': { borderColor: vars.color.danger },
    '&[data-selected]': { borderColor: vars.color.accent, backgroundColor: vars.color.accentSoft },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    [media.motion]: {
      transition: `background-color ${vars.duration.quick} ${vars.easing}, border-color ${vars.duration.quick} ${vars.easing}`,
    },
    [media.forcedColors]: { selectors: { '&[data-selected]': { borderColor: 'Highlight' } } },
  },
})

export const dot = style({
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  marginBlockStart: vars.space.hair,
  border: `2px solid ${vars.color.control}`,
  borderRadius: vars.radius.full,
})
globalStyle(`${option}[data-selected] > ${dot}`, { border: `6px solid ${vars.color.accent}` })

export const words = style({ display: 'grid', gap: vars.space.hair })
export const name = style({ fontWeight: 550 })
export const detail = style({ fontSize: vars.size.small, lineHeight: vars.leading.small, color: vars.color.inkSoft, textWrap: 'pretty' })
