import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../theme/media.ts'

/** Over the bottom bar of a phone, in the corner of a desktop. */
export const launcher = style({
  position: 'fixed',
  zIndex: 40,
  insetInlineEnd: vars.space.even,
  insetBlockEnd: `calc(5rem + env(safe-area-inset-bottom))`,
  '@media': { [media.desktop]: { insetInlineEnd: vars.space.roomy, insetBlockEnd: vars.space.roomy } },
})
/** Scrolls as a whole between a head and a field that stay, so that the keyboard reaches all of it. The whole screen of a phone; from the tablet on a card in the corner. */
export const panel = style({
  position: 'fixed',
  zIndex: 60,
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingBlock: '5rem 7rem',
  backgroundColor: vars.color.raised,
  '@media': {
    [media.tablet]: {
      inset: `auto ${vars.space.roomy} ${vars.space.roomy} auto`,
      inlineSize: '24rem',
      blockSize: 'min(38rem, calc(100dvh - 7rem))',
      border: `1px solid ${vars.color.line}`,
      borderRadius: vars.radius.large,
      boxShadow: `0 24px 64px ${vars.color.scrim}`,
    },
  },
})
export const head = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  backgroundColor: vars.color.raised,
  borderBlockEnd: `1px solid ${vars.color.line}`,
})
export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.close,
  padding: `${vars.space.close} ${vars.space.even}`,
})
export const line = style({ padding: `0 ${vars.space.even} ${vars.space.close}` })
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.accentSoft,
  color: vars.color.accent,
})
export const talk = style({ flex: 1, padding: vars.space.even })
export const welcome = style({ flex: 1, display: 'grid', alignContent: 'center' })
export const composer = style({
  position: 'sticky',
  insetBlockEnd: 0,
  backgroundColor: vars.color.raised,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: vars.space.snug,
  padding: `${vars.space.close} ${vars.space.even} max(${vars.space.even}, env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${vars.color.line}`,
})
/** Beside the well, below the label: as high as the one, as far down as the other. */
export const send = style({
  display: 'grid',
  minBlockSize: '3rem',
  marginBlockStart: `calc(${vars.leading.small} + ${vars.space.snug})`,
})
