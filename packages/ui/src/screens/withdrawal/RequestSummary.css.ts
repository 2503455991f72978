import { style } from '@vanilla-extract/css'
import { pairedFields } from '../../kit/Field/Field.css.ts'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/media.ts'

/** What is asked for beside what it means: one below the other on a phone. */
export const columns = style({
  display: 'grid',
  gap: vars.space.roomy,
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 22rem', gap: vars.space.wide } },
})
export const form = style({ display: 'grid', gap: vars.space.roomy, minInlineSize: 0 })
export const pair = style([pairedFields, { gap: vars.space.roomy, '@media': { [media.tablet]: { gap: vars.space.even } } }])
/** A quiet button under another one on a phone, where its words begin as that does; beside it from the tablet on. */
export const forget = style({
  marginInlineStart: `calc(-1 * (${vars.space.even} + 1px))`,
  '@media': { [media.tablet]: { marginInlineStart: 0 } },
})
export const summary = style({ display: 'grid', gap: vars.space.even })
export const held = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.snug,
  padding: vars.space.even,
  borderRadius: vars.radius.medium,
  border: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.sunken,
})
export const send = style({
  display: 'grid',
  textWrap: 'balance',
  gap: vars.space.snug,
  '@media': { [media.tablet]: { justifyItems: 'start' } },
})
