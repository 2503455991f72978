import { style } from '@vanilla-extract/css'
import { roomy } from '../../../patterns/ProfileSection/ProfileSection.css.ts'
import { outOfSight } from '../../../theme/visuallyHidden.css.ts'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../theme/media.ts'

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.close,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: vars.space.even } },
})
export const tile = style({
  display: 'grid',
  alignContent: 'space-between',
  gap: vars.space.tight,
  minInlineSize: 0,
  padding: vars.space.even,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.raised,
})
export const number = style({ fontFamily: vars.font.display, fontSize: vars.size.title, lineHeight: vars.leading.title, fontWeight: 650 })

export const rows = style({ display: 'grid' })
/** Name and figure; the line between keeps long lists readable. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: `${vars.space.hair} ${vars.space.even}`,
  paddingBlock: vars.space.close,
  selectors: {
    '&:first-child': { paddingBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0 },
    '&:not(:last-child)': { borderBlockEnd: `1px solid ${vars.color.line}` },
  },
})

const besideOneAnother = {
  gridTemplateColumns: 'minmax(0, 1.2fr) repeat(4, minmax(0, 1fr))',
  columnGap: vars.space.close,
} as const
/** The names of the columns, once for all rows; without the room for columns each figure has its own. */
export const heads = style({
  display: 'none',
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
  textAlign: 'end',
  '@container': { [roomy]: { ...besideOneAnother, display: 'grid' } },
  selectors: { '&::before': { content: '' } },
})
/** One kind of token: what came in, what was played, what was won. On a phone a block of its own, with more room a row. */
export const kind = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${vars.space.close} ${vars.space.even}`,
  paddingBlock: vars.space.even,
  selectors: {
    '&:first-child': { paddingBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0 },
    '&:not(:last-child)': { borderBlockEnd: `1px solid ${vars.color.line}` },
  },
  '@container': {
    [roomy]: {
      ...besideOneAnother,
      alignItems: 'center',
      selectors: { '&:first-child': { paddingBlockStart: vars.space.even, borderBlockStart: `1px solid ${vars.color.line}` } },
    },
  },
})
export const kindName = style({ gridColumn: '1 / -1', fontWeight: 600, '@container': { [roomy]: { gridColumn: 'auto' } } })
export const figure = style({
  display: 'grid',
  gap: vars.space.hair,
  minInlineSize: 0,
  alignContent: 'start',
  '@container': { [roomy]: { position: 'relative', justifyContent: 'end' } },
})
export const figureName = style({
  color: vars.color.inkSoft,
  fontSize: vars.size.tiny,
  lineHeight: vars.leading.tiny,
  '@container': { [roomy]: outOfSight },
})
/** Below the figures, with none of their columns: what of the kind went another way. */
export const elsewhere = style({
  gridColumn: '1 / -1',
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
  fontVariantNumeric: 'tabular-nums',
  '@container': { [roomy]: { textAlign: 'end' } },
})
export const share = style({ display: 'grid', gap: vars.space.tight, inlineSize: '100%' })
export const shares = style({ display: 'grid', gap: vars.space.even })
