import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/media.ts'

export const root = style({ display: 'grid', gap: vars.space.close })
export const legend = style({ padding: 0, marginBlockEnd: vars.space.close, fontWeight: 600 })
export const options = style({
  display: 'grid',
  gap: vars.space.close,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(14rem, 1fr))' } },
})
export const option = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.close,
  minBlockSize: '5rem',
  padding: vars.space.even,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.overlay,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: vars.color.accent },
    '&:has(:checked)': {
      borderColor: vars.color.accent,
      backgroundColor: vars.color.accentSoft,
      boxShadow: `inset 0 0 0 1px ${vars.color.accent}`,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
  '@media': { [media.forcedColors]: { selectors: { '&:has(:checked)': { borderColor: 'Highlight' } } } },
})
export const words = style({ display: 'grid', gap: vars.space.hair, minInlineSize: 0 })
/** Laid over the whole option, so that it is what is pressed, and drawn by the mark beside it. */
export const input = style({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' })
export const mark = style({
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  border: `2px solid ${vars.color.control}`,
  borderRadius: vars.radius.full,
  selectors: { ':checked ~ &': { borderColor: vars.color.accent, borderWidth: '6px' } },
})
