import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../theme/media.ts'

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100dvh',
  minBlockSize: '20rem',
  backgroundColor: vars.color.sunken,
})
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.snug,
  flexShrink: 0,
  minBlockSize: '3.5rem',
  padding: `${vars.space.tight} ${vars.space.snug}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
  '@media': {
    [media.narrow]: { flexWrap: 'wrap', rowGap: 0, paddingBlockEnd: vars.space.snug },
    [media.tablet]: { gap: vars.space.even, paddingInline: vars.space.close },
  },
})
export const tool = style({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: vars.touchTarget,
  blockSize: vars.touchTarget,
  border: 0,
  borderRadius: vars.radius.medium,
  background: 'none',
  color: vars.color.inkSoft,
  cursor: 'pointer',
  selectors: { '&:hover': { backgroundColor: vars.color.overlay, color: vars.color.ink } },
})
export const name = style({ display: 'grid', flex: '1 1 0', minInlineSize: 0 })
/** Two lines at most: a longer name is cut, and read out whole. */
export const title = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'break-word',
  fontSize: vars.size.body,
  lineHeight: '1.25rem',
  fontWeight: 600,
})
export const token = style({
  fontSize: vars.size.tiny,
  lineHeight: vars.leading.tiny,
  color: vars.color.inkSoft,
  selectors: { '&::first-letter': { textTransform: 'uppercase' } },
})
/** A phone names the tokens alone: beside three buttons and a balance the sentence took two lines. */
export const playingWith = style({ display: 'none', '@media': { [media.tablet]: { display: 'inline' } } })
export const balances = style({
  display: 'grid',
  justifyItems: 'end',
  flexShrink: 0,
  '@media': {
    // A row of its own under the name and the buttons: beside them it would leave the name no room.
    [media.narrow]: {
      order: 1,
      display: 'flex',
      flexWrap: 'wrap',
      flexBasis: '100%',
      columnGap: vars.space.even,
      paddingInline: vars.space.close,
    },
    [media.tablet]: { display: 'flex', gap: vars.space.roomy },
  },
})

export const lost = style({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: vars.space.close,
  padding: `${vars.space.snug} ${vars.space.even}`,
  borderBlockEnd: `1px solid ${vars.color.warning}`,
  backgroundColor: vars.color.warningSoft,
  color: vars.color.ink,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
})
export const lostIcon = style({ flexShrink: 0, color: vars.color.warning })

export const stage = style({ position: 'relative', display: 'flex', flexGrow: 1, minBlockSize: 0 })
export const frame = style({ flexGrow: 1, inlineSize: '100%', blockSize: '100%', border: 0, colorScheme: 'normal' })
export const over = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  overflow: 'auto',
  padding: vars.space.even,
  backgroundColor: vars.color.scrim,
})
export const panel = style({
  position: 'static',
  display: 'grid',
  gap: vars.space.even,
  inlineSize: '100%',
  maxInlineSize: '28rem',
  margin: 0,
  padding: vars.space.roomy,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.raised,
  color: vars.color.ink,
  selectors: { '&:focus-visible': { outline: 'none' } },
})
export const sums = style({ display: 'grid', border: `1px solid ${vars.color.line}`, borderRadius: vars.radius.medium })
export const sum = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.even,
  padding: `${vars.space.close} ${vars.space.even}`,
  selectors: { '&:not(:first-child)': { borderBlockStart: `1px solid ${vars.color.line}` } },
})
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.close })

/** The cover, far out of focus, until the game draws itself. */
export const opening = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  backgroundColor: vars.color.sunken,
})
export const backdrop = style({
  position: 'absolute',
  inset: '-10%',
  inlineSize: '120%',
  blockSize: '120%',
  maxWidth: 'none',
  objectFit: 'cover',
  opacity: 0.35,
  filter: 'blur(32px)',
})
export const openingWords = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.even,
  padding: vars.space.even,
})
export const openingCover = style({
  inlineSize: '10rem',
  blockSize: 'auto',
  aspectRatio: '3 / 4',
  objectFit: 'cover',
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.overlay,
  boxShadow: `0 24px 64px ${vars.color.scrim}`,
})
const drift = keyframes({ from: { translate: '-100% 0' }, to: { translate: '300% 0' } })
export const line = style({
  position: 'relative',
  overflow: 'hidden',
  inlineSize: '10rem',
  blockSize: '3px',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.line,
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    inlineSize: '34%',
    borderRadius: 'inherit',
    backgroundColor: vars.color.accent,
  },
  '@media': { [media.motion]: { '::after': { animation: `${drift} 1600ms ${vars.easing} infinite` } } },
})
