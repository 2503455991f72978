import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@lagoon/ui/theme/contract.css'

globalStyle('body', { margin: 0, backgroundColor: vars.color.raised, color: vars.color.ink, fontFamily: vars.font.text })

export const root = style({
  boxSizing: 'border-box',
  display: 'grid',
  gap: vars.space.roomy,
  maxWidth: '36rem',
  marginInline: 'auto',
  padding: vars.space.even,
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.snug,
  paddingBlockEnd: vars.space.close,
  borderBlockEnd: `1px solid ${vars.color.line}`,
})
export const provider = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.snug,
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
})
export const stage = style({ display: 'grid', gap: vars.space.even })
export const title = style({ outline: 'none', display: 'grid', gap: vars.space.tight })
export const hints = style({
  margin: 0,
  paddingInlineStart: vars.space.even,
  listStyle: 'disc',
  color: vars.color.inkSoft,
  lineHeight: vars.leading.body,
})
export const buttons = style({ display: 'grid', gap: vars.space.snug })
export const back = style({
  display: 'flex',
  marginInlineStart: `calc(-1 * ${vars.space.close})`,
  marginBlock: `calc(-1 * ${vars.space.snug})`,
})
export const thumb = style({
  display: 'block',
  width: '100%',
  maxWidth: '100%',
  maxHeight: '16rem',
  objectFit: 'contain',
  borderRadius: vars.radius.medium,
  border: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.sunken,
})
export const smallThumb = style([thumb, { width: '5rem', height: '3.5rem', flex: 'none', borderRadius: vars.radius.small }])
export const pdf = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '3.5rem',
  color: vars.color.inkSoft,
  backgroundColor: vars.color.sunken,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
})
export const smallPdf = style([pdf, { width: '5rem', flex: 'none', borderRadius: vars.radius.small }])
export const viewfinder = style({
  display: 'block',
  width: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.sunken,
})
export const mirrored = style([viewfinder, { transform: 'scaleX(-1)' }])
export const given = style({ display: 'grid', gap: vars.space.snug, margin: 0, padding: 0, listStyle: 'none' })
export const givenRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.close,
  padding: vars.space.snug,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface,
})
export const givenWords = style({ flex: 1, minWidth: 0 })
export const outcome = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.close,
  paddingBlock: vars.space.wide,
  textAlign: 'center',
})
