import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../theme/media.ts'

/** The hue of the token that was won. */
const light = createVar()

export const root = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'clip',
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.roomy,
  inlineSize: '100%',
  maxInlineSize: '58rem',
  minInlineSize: 0,
  padding: `clamp(${vars.space.roomy}, 5vw, ${vars.space.broad}) clamp(${vars.space.even}, 5vw, ${vars.space.broad})`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.raised,
  boxShadow: `0 1.5rem 4rem -2.5rem ${vars.color.scrim}`,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(15rem, 20rem) minmax(0, 1fr)',
      gap: vars.space.broad,
      alignItems: 'center',
    },
  },
})
export const lit = styleVariants({
  GAME: { vars: { [light]: vars.color.tokenGame } },
  SWEEP: { vars: { [light]: vars.color.tokenSweep } },
  BONUS_SWEEP: { vars: { [light]: vars.color.tokenBonusSweep } },
  PRIZE: { vars: { [light]: vars.color.tokenPrize } },
  TIP: { vars: { [light]: vars.color.tokenTip } },
})

/** The cover stands in the light of what was won. */
export const scene = style({ position: 'relative', display: 'grid', placeItems: 'center', inlineSize: '100%' })
export const cover = style({
  position: 'relative',
  inlineSize: 'min(12rem, 60%)',
  blockSize: 'auto',
  aspectRatio: '3 / 4',
  objectFit: 'cover',
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.overlay,
  outline: `1px solid color-mix(in srgb, ${vars.color.ink} 14%, transparent)`,
  outlineOffset: '-1px',
  boxShadow: `0 1rem 3rem -1rem ${vars.color.scrim}`,
  '@media': { [media.tablet]: { inlineSize: '100%' } },
})

const rise = keyframes({ from: { opacity: 0, transform: 'translate(-50%, -50%) scale(0.86)' } })
/** Rays from behind the cover; they come once and then stand. */
export const burst = style({
  position: 'absolute',
  zIndex: -1,
  insetBlockStart: '50%',
  insetInlineStart: '50%',
  inlineSize: '48rem',
  maxInlineSize: 'none',
  transform: 'translate(-50%, -50%)',
  color: light,
  pointerEvents: 'none',
  '@media': {
    [media.motion]: { animation: `${rise} ${vars.duration.slow} ${vars.easing}` },
    [media.forcedColors]: { display: 'none' },
  },
})
export const glow = style({ stopColor: light })
export const ray = styleVariants({ long: { opacity: 0.16 }, short: { opacity: 0.08 } })
export const glint = style({ fill: light })

export const words = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.even,
  inlineSize: '100%',
  minInlineSize: 0,
  textAlign: 'center',
  '@media': { [media.tablet]: { justifyItems: 'start', textAlign: 'start' } },
})
export const title = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.title,
  lineHeight: vars.leading.title,
  fontWeight: 680,
  letterSpacing: '-0.02em',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  '@media': { [media.tablet]: { fontSize: vars.size.headline, lineHeight: vars.leading.headline } },
})
/** The amount in the hue of its token, which its shape says too. */
export const amount = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: vars.space.close,
  color: light,
  '@media': { [media.tablet]: { justifyContent: 'flex-start' } },
})
/** In place of the amount. */
export const times = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.headline,
  lineHeight: vars.leading.headline,
  fontWeight: 600,
})
export const kind = style({ color: vars.color.inkSoft, fontSize: vars.size.large, lineHeight: vars.leading.large })
/** Words and amounts on one middle. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: '0.35em',
  color: vars.color.inkSoft,
  '@media': { [media.tablet]: { justifyContent: 'flex-start' } },
})
export const share = style({ inlineSize: '100%', textAlign: 'start' })
export const play = style({
  display: 'grid',
  textWrap: 'balance',
  gap: vars.space.close,
  inlineSize: '100%',
  paddingBlockStart: vars.space.even,
  borderBlockStart: `1px solid ${vars.color.line}`,
})
export const waiting = style({ display: 'grid', gap: vars.space.close, inlineSize: '100%' })
