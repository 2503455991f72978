import { keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../theme/media.ts'
import { contentWidth } from '../../../theme/tokens.ts'

export const root = style({
  display: 'grid',
  gap: vars.space.wide,
  alignItems: 'center',
  maxInlineSize: `${contentWidth / 16}rem`,
  marginInline: 'auto',
  padding: `${vars.space.roomy} ${vars.space.even} ${vars.space.broad}`,
  '@media': {
    [media.tablet]: { padding: `${vars.space.broad} ${vars.space.roomy} ${vars.space.vast}` },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: vars.space.vast },
  },
})
export const words = style({
  display: 'grid',
  gap: vars.space.even,
  justifyItems: 'center',
  textAlign: 'center',
  textWrap: 'pretty',
  maxInlineSize: '34rem',
  marginInline: 'auto',
  '@media': { [media.desktop]: { justifyItems: 'start', textAlign: 'start', marginInline: 0 } },
})
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.close,
  '@media': { [media.desktop]: { justifyContent: 'flex-start' } },
})

export const stage = style({ position: 'relative', inlineSize: 'min(100%, 28rem)', marginInline: 'auto', aspectRatio: '1' })
/** Points from the rim at the slice that was drawn. */
export const pointer = style({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: '-0.375rem',
  insetInlineStart: 'calc(50% - 0.875rem)',
  inlineSize: '1.75rem',
  blockSize: '2rem',
  color: vars.color.ink,
  filter: `drop-shadow(0 2px 4px ${vars.color.scrim})`,
})

const turning = keyframes({ to: { rotate: '360deg' } })
export const wheel = recipe({
  base: {
    position: 'absolute',
    inset: 0,
    overflow: 'hidden',
    borderRadius: vars.radius.full,
    border: `0.5rem solid ${vars.color.overlay}`,
    boxShadow: `0 0 0 1px ${vars.color.control}, 0 1.5rem 4rem -1.5rem ${vars.color.scrim}`,
  },
  variants: { isSpinning: { true: { '@media': { [media.motion]: { animation: `${turning} 900ms linear infinite` } } }, false: {} } },
})
export const prize = recipe({
  base: {
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 'calc(50% - 2.5rem)',
    inlineSize: '5rem',
    blockSize: '50%',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    // Clear of the pointer, which reaches over the rim.
    paddingBlockStart: 'clamp(1.5rem, 11%, 2.25rem)',
    transformOrigin: '50% 100%',
    fontSize: vars.size.body,
    lineHeight: vars.leading.body,
    fontWeight: 650,
    fontVariantNumeric: 'tabular-nums',
  },
  variants: { isDrawn: { true: { color: vars.color.ink }, false: { color: vars.color.inkSoft } } },
})
/** Upright wherever its slice stands; turning with it, as a sign that nothing can be read yet. */
export const upright = recipe({
  base: { display: 'flex', flexDirection: 'column', alignItems: 'center', gap: vars.space.tight },
  variants: { isSpinning: { true: { opacity: 0.45 }, false: {} } },
})
export const hub = style({
  position: 'absolute',
  inset: '38%',
  display: 'grid',
  placeItems: 'center',
  borderRadius: vars.radius.full,
  border: `1px solid ${vars.color.control}`,
  backgroundColor: vars.color.surface,
  color: vars.color.accent,
})
export const slice = recipe({
  base: { stroke: vars.color.line, strokeWidth: 0.5 },
  variants: {
    look: {
      even: { fill: vars.color.accentSoft },
      odd: { fill: vars.color.raised },
      drawn: { fill: vars.color.successSoft },
    },
  },
})
export const slices = style({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' })
