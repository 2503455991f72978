import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@lagoon/ui/theme/contract.css'
import { media } from '@lagoon/ui/theme/media'

globalStyle('body', { margin: 0, color: vars.color.ink, backgroundColor: vars.color.surface, fontFamily: vars.font.text })

export const root = style({
  display: 'grid',
  gap: vars.space.roomy,
  maxWidth: '80rem',
  marginInline: 'auto',
  padding: vars.space.even,
  '@media': { [media.tablet]: { padding: vars.space.wide } },
})
export const columns = style({
  display: 'grid',
  gap: vars.space.roomy,
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 22rem) minmax(0, 1fr)' } },
})
export const list = style({ display: 'grid', gap: vars.space.snug, margin: 0, padding: 0, listStyle: 'none' })
export const listed = style({
  display: 'grid',
  gap: vars.space.tight,
  width: '100%',
  boxSizing: 'border-box',
  padding: vars.space.close,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  color: 'inherit',
  backgroundColor: vars.color.raised,
  font: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&[aria-current="true"]': { borderColor: vars.color.accent, backgroundColor: vars.color.accentSoft },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
})
export const listedHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.snug,
})
export const detail = style({ display: 'grid', gap: vars.space.roomy, minWidth: 0 })
export const facts = style({
  display: 'grid',
  gap: `${vars.space.tight} ${vars.space.even}`,
  margin: 0,
  '@media': { [media.tablet]: { gridTemplateColumns: 'max-content minmax(0, 1fr)' } },
})
export const fact = style({ display: 'contents' })
export const factName = style({ color: vars.color.inkSoft, fontSize: vars.size.small })
export const factValue = style({ margin: 0, overflowWrap: 'anywhere' })
export const pictures = style({
  display: 'grid',
  gap: vars.space.even,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))',
})
export const figure = style({ display: 'grid', gap: vars.space.snug, margin: 0, alignContent: 'start' })
export const picture = style({
  display: 'block',
  width: '100%',
  maxHeight: '20rem',
  objectFit: 'contain',
  borderRadius: vars.radius.medium,
  border: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.sunken,
})
export const form = style({ display: 'grid', gap: vars.space.even })
export const ask = style({
  display: 'grid',
  gap: vars.space.close,
  paddingInlineStart: vars.space.even,
  borderInlineStart: `2px solid ${vars.color.line}`,
})
