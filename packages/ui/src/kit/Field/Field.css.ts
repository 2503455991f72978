import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/media.ts'

/**
 * Two fields beside each other from the tablet on, below each other on a phone. Label, hint, input and message share their rows:
 * where one of the two has a hint, the inputs still line up. `gap` and, for the tablet, the columns are the caller's to change.
 */
export const pairedFields = style({
  display: 'grid',
  gap: '1.25rem',
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: vars.space.even,
      // Doubled, so that a gap of the caller, which comes later, does not fall between the rows that the fields share.
      selectors: { '&&': { rowGap: 0 } },
    },
  },
})

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.snug,
  minInlineSize: 0,
  selectors: {
    [`${pairedFields} &`]: {
      '@media': {
        [media.tablet]: {
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gridTemplateRows: 'subgrid',
          gridRow: 'span 4',
          rowGap: 0,
        },
      },
    },
  },
})
/** What stands around a field, such as that of an amount, leaves the rows to it. */
globalStyle(`${pairedFields} > :has(> ${root})`, { '@media': { [media.tablet]: { display: 'contents' } } })

const partInPair = `${pairedFields} ${root} > &`
/** A row that stays empty takes no distance either: in a pair the distance belongs to what follows the label. */
const inPairRow = (row: 2 | 3 | 4, marginBlockStart: string = vars.space.snug) => ({
  [partInPair]: { gridRow: row, '@media': { [media.tablet]: { marginBlockStart } } },
})

export const labelRow = style({
  selectors: { [partInPair]: { gridRow: 1 } },
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.close,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
})
export const label = style({ fontWeight: 550, color: vars.color.ink })
export const required = style({ flexShrink: 0, fontSize: vars.size.tiny, lineHeight: vars.leading.tiny, color: vars.color.inkSoft })

/** The well that a value is written into: of a ground of its own, with a line that holds 3:1 on it and on what it stands on. */
export const well = style({
  display: 'flex',
  alignItems: 'stretch',
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: '3rem',
  backgroundColor: vars.color.field,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.medium,
  color: vars.color.ink,
  selectors: {
    ...inPairRow(3),
    '[data-invalid] > &, &[data-invalid]': { borderColor: vars.color.danger },
    '[data-readonly] > &': { backgroundColor: 'transparent', borderStyle: 'dashed' },
    '&:has(> :is(input, textarea):focus)': {
      borderColor: vars.color.accent,
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '2px',
    },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover': { borderColor: vars.color.inkSoft }, '[data-invalid] > &:hover': { borderColor: vars.color.danger } },
    },
    [media.motion]: { transition: `border-color ${vars.duration.quick} ${vars.easing}` },
  },
})

export const input = style({
  flex: '1 1 auto',
  inlineSize: '100%',
  minInlineSize: 0,
  margin: 0,
  paddingInline: vars.space.even,
  paddingBlock: 0,
  border: 0,
  outline: 'none',
  borderRadius: `calc(${vars.radius.medium} - 1px)`,
  background: 'none',
  fontSize: vars.size.body,
  lineHeight: vars.leading.body,
  textOverflow: 'ellipsis',
  selectors: {
    '&::placeholder': { color: vars.color.inkSoft, opacity: 1 },
    // The browser paints its own ground under what it filled in; an inner shadow covers it with ours.
    '&:autofill': {
      WebkitTextFillColor: vars.color.ink,
      caretColor: vars.color.ink,
      boxShadow: `inset 0 0 0 4rem ${vars.color.field}`,
    },
  },
})

export const affix = style({ display: 'flex', alignItems: 'center', flexShrink: 0, color: vars.color.inkSoft, userSelect: 'none' })
export const prefix = style([affix, { paddingInlineStart: vars.space.even, marginInlineEnd: `calc(${vars.space.snug} * -1)` }])
export const suffix = style([affix, { paddingInlineEnd: vars.space.even, marginInlineStart: `calc(${vars.space.snug} * -1)` }])

export const description = style({
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
  color: vars.color.inkSoft,
  textWrap: 'pretty',
})
/** Closer to the label that it explains than to what comes after. */
export const underLabel = style([
  description,
  {
    marginBlockStart: `calc(${vars.space.tight} * -1)`,
    selectors: inPairRow(2, `calc(${vars.space.snug} - ${vars.space.tight})`),
  },
])
const note = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.snug,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
})
globalStyle(`${note} > svg`, { flexShrink: 0, marginBlockStart: vars.space.hair })
export const error = style([note, { color: vars.color.danger, fontWeight: 500, selectors: inPairRow(4) }])
export const tones = ['pending', 'success'] as const
export const status = {
  pending: style([note, { color: vars.color.inkSoft }]),
  success: style([note, { color: vars.color.success, fontWeight: 500 }]),
} satisfies Record<(typeof tones)[number], string>
/** Keeps a gap away while a live region has nothing to say. */
export const notes = style({ ':empty': { display: 'none' }, selectors: inPairRow(4) })

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })
export const turning = style({ '@media': { [media.motion]: { animation: `${turn} 1s linear infinite` } } })
