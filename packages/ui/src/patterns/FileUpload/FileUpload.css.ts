import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/media.ts'

/** Where a file may be dropped; dashed, as such places are everywhere. */
export const root = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.even,
  padding: vars.space.roomy,
  border: `1px dashed ${vars.color.control}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.sunken,
  textAlign: 'center',
  selectors: {
    '&[data-drop-target]': { borderStyle: 'solid', borderColor: vars.color.accent, backgroundColor: vars.color.accentSoft },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'center',
      justifyItems: 'start',
      columnGap: vars.space.roomy,
      textAlign: 'start',
    },
    [media.motion]: {
      transition: `border-color ${vars.duration.quick} ${vars.easing}, background-color ${vars.duration.quick} ${vars.easing}`,
    },
  },
})
export const preview = style({ display: 'grid', placeItems: 'center' })
export const body = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.close,
  inlineSize: '100%',
  minInlineSize: 0,
  '@media': { [media.tablet]: { alignItems: 'flex-start' } },
})
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.snug,
  justifyContent: 'center',
  '@media': { [media.tablet]: { justifyContent: 'flex-start' } },
})

/** A picture seen through a round window, whatever its format: its middle is what others see. */
export const round = style({
  inlineSize: '6rem',
  blockSize: '6rem',
  objectFit: 'cover',
  borderRadius: vars.radius.full,
  border: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.raised,
})

/** A sentence of several lines is read from its start, also under what stands in the middle. */
export const fault = style({ textAlign: 'start' })
