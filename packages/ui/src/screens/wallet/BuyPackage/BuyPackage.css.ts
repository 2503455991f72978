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
export const methods = style({ display: 'grid', gap: vars.space.close })
/** Its words begin where the methods do. */
export const remove = style({ justifySelf: 'start', marginInlineStart: `calc(-1 * (${vars.space.even} + 1px))` })
/** Of the picture a desktop shows the middle, so that the whole receipt stays in sight. */
export const art = style({
  display: 'flex',
  alignItems: 'center',
  overflow: 'clip',
  borderRadius: vars.radius.medium,
  '@media': { [media.desktop]: { maxBlockSize: '10.5rem' } },
})
/** Below the bar of the app, in sight while a phone scrolls; a desktop has the whole receipt beside the choices. */
export const line = style({
  position: 'sticky',
  insetBlockStart: '4rem',
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.close,
  padding: vars.space.snug,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.raised,
  '@media': { [media.desktop]: { display: 'none' } },
})
export const lineName = style({ flexGrow: 1, minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
/** In sight while the choices scroll. */
export const summary = style({ minInlineSize: 0, '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: '6rem' } } })
export const parts = style({ display: 'grid', gap: vars.space.roomy })
export const rule = style({ margin: 0, border: 0, borderBlockStart: `1px solid ${vars.color.line}` })
