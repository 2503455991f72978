import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../theme/media.ts'

export const root = style({
  display: 'grid',
  gap: vars.space.roomy,
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 24rem', gap: vars.space.wide } },
})
export const choices = style({ display: 'grid', gap: vars.space.wide, minInlineSize: 0 })
/** In sight while the choices scroll. */
export const summary = style({ minInlineSize: 0, '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: '6rem' } } })
export const parts = style({ display: 'grid', gap: vars.space.roomy })
export const rule = style({ margin: 0, border: 0, borderBlockStart: `1px solid ${vars.color.line}` })
