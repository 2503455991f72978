import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const root = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.tight, margin: 0, padding: 0, listStyle: 'none' })
/** A small card of its own ground: marks keep their colors in every theme. */
export const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.125rem',
  minInlineSize: '2.25rem',
  blockSize: '1.5rem',
  paddingInline: '0.375rem',
  border: `1px solid ${vars.color.line}`,
  borderRadius: '0.25rem',
  backgroundColor: '#ffffff',
  color: '#16213a',
  fontSize: vars.size.tiny,
  lineHeight: 1,
  fontWeight: 700,
  whiteSpace: 'nowrap',
})
export const drawing = style({ display: 'block', blockSize: '1rem', inlineSize: 'auto' })
