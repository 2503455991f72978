import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../theme/media.ts'

export const groups = style({ display: 'grid', gap: vars.space.wide })
export const list = style({
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.raised,
})
/** On a phone how far it is stands under the words, which need the line; from the tablet on at its end. */
export const ticket = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${vars.touchTarget} minmax(0, 1fr)`,
  gridTemplateAreas: '"icon words" "icon standing"',
  gap: `${vars.space.snug} ${vars.space.close}`,
  padding: vars.space.even,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` }, '&:hover': { backgroundColor: vars.color.overlay } },
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: `${vars.touchTarget} minmax(0, 1fr) auto`,
      gridTemplateAreas: '"icon words standing"',
      columnGap: vars.space.even,
      paddingInline: vars.space.roomy,
    },
    [media.motion]: { transition: `background-color ${vars.duration.quick} ${vars.easing}` },
  },
})
export const icon = style({
  gridArea: 'icon',
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.touchTarget,
  blockSize: vars.touchTarget,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.sunken,
  color: vars.color.inkSoft,
})
export const words = style({ gridArea: 'words', display: 'grid', alignContent: 'center', gap: vars.space.hair, minInlineSize: 0 })
export const title = style({ fontWeight: 600, overflowWrap: 'anywhere', textWrap: 'pretty' })
/** The press of the whole row belongs to the title, so a reader hears its words and nothing else. */
export const press = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-4px', borderRadius: vars.radius.medium },
  },
})
export const standing = style({
  gridArea: 'standing',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.snug,
  '@media': { [media.tablet]: { flexDirection: 'column', alignItems: 'flex-end', justifyContent: 'center', gap: vars.space.tight } },
})
