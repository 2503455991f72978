import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/media.ts'

export const root = style({ display: 'grid', gap: vars.space.close })
export const legend = style({ padding: 0, marginBlockEnd: vars.space.close, fontWeight: 600 })
export const options = style({ display: 'grid', gap: vars.space.snug })
export const option = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.close,
  minBlockSize: '4rem',
  paddingInline: vars.space.even,
  paddingBlock: vars.space.close,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.medium,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: vars.color.accent },
    '&:has([aria-invalid="true"])': { borderColor: vars.color.danger },
    '&:has(:checked)': {
      borderColor: vars.color.accent,
      backgroundColor: vars.color.accentSoft,
      boxShadow: `inset 0 0 0 1px ${vars.color.accent}`,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
  '@media': { [media.forcedColors]: { selectors: { '&:has(:checked)': { borderColor: 'Highlight' } } } },
})
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.sunken,
  border: `1px solid ${vars.color.line}`,
  color: vars.color.accent,
})
export const words = style({ display: 'grid', minInlineSize: 0 })
export const marks = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.tight, marginBlockStart: vars.space.tight })
/** Laid over the whole option, so that it is what is pressed, and drawn by the mark beside it. */
export const input = style({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' })
export const mark = style({
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  border: `2px solid ${vars.color.control}`,
  borderRadius: vars.radius.full,
  selectors: { ':checked ~ &': { borderColor: vars.color.accent, borderWidth: '6px' } },
})
export const error = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.snug,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
  color: vars.color.danger,
  fontWeight: 500,
})
