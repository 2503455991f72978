import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/media.ts'

export const root = style({ paddingInline: vars.space.close, paddingBlock: vars.space.snug })
export const legend = style({ padding: 0, marginBlockEnd: vars.space.snug, color: vars.color.inkSoft, fontSize: vars.size.small })
export const choices = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr 1.6fr',
  padding: vars.space.tight,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.sunken,
})
export const choice = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: vars.space.hair,
  minBlockSize: '3.5rem',
  paddingInline: vars.space.tight,
  border: '1px solid transparent',
  borderRadius: vars.radius.small,
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
  fontWeight: 500,
  textAlign: 'center',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.color.ink },
    '&:has(:checked)': { borderColor: vars.color.accent, backgroundColor: vars.color.accentSoft, color: vars.color.ink },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
  '@media': { [media.forcedColors]: { selectors: { '&:has(:checked)': { borderColor: 'Highlight' } } } },
})
