import { style } from '@vanilla-extract/css'
import { contentWidth } from '../../../theme/tokens.ts'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../theme/media.ts'

export const root = style({ position: 'relative', overflow: 'hidden' })
export const inside = style({
  display: 'grid',
  // Wider than a phone of 320 px, the covers would take the words with them.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.roomy,
  maxInlineSize: `${contentWidth / 16}rem`,
  marginInline: 'auto',
  paddingInline: vars.space.even,
  paddingBlockEnd: vars.space.wide,
  '@media': {
    [media.tablet]: { paddingInline: vars.space.roomy, gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'center' },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1.05fr) minmax(0, 1fr)', gap: vars.space.broad },
  },
})
/** The words come first for a reader; on a phone the covers stand above them. */
export const words = style({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.roomy,
  '@media': { [media.tablet]: { paddingBlock: vars.space.broad } },
})
export const title = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.headline,
  lineHeight: vars.leading.headline,
  fontWeight: 680,
  letterSpacing: '-0.03em',
  textWrap: 'balance',
  '@media': { [media.desktop]: { fontSize: vars.size.hero, lineHeight: vars.leading.hero } },
})
export const lead = style({
  maxInlineSize: '30rem',
  textWrap: 'pretty',
  fontSize: vars.size.lead,
  lineHeight: vars.leading.lead,
  color: vars.color.inkSoft,
})
export const gift = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.roomy,
  rowGap: vars.space.snug,
  paddingInlineStart: vars.space.even,
  borderInlineStart: `2px solid ${vars.color.accent}`,
})
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.close })

/** Three covers standing on the water under the moon. */
export const scene = style({
  position: 'relative',
  order: -1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  paddingBlockStart: vars.space.roomy,
  '@media': { [media.tablet]: { order: 0, paddingBlock: vars.space.wide } },
})
export const moon = style({
  position: 'absolute',
  insetBlockStart: '-3rem',
  inlineSize: 'min(40rem, 130%)',
  aspectRatio: '1',
  borderRadius: vars.radius.full,
  backgroundImage: `radial-gradient(closest-side, color-mix(in srgb, ${vars.color.accent} 30%, transparent), color-mix(in srgb, ${vars.color.accent} 12%, transparent) 55%, transparent)`,
})
export const covers = style({ position: 'relative', display: 'flex', justifyContent: 'center', alignItems: 'flex-end', inlineSize: '100%' })
const card = {
  position: 'relative',
  flexShrink: 0,
  borderRadius: vars.radius.large,
  '@media': {
    [`${media.motion} and ${media.hover}`]: {
      transition: `translate ${vars.duration.slow} ${vars.easing}`,
      selectors: { '&:hover': { translate: '0 -6px' } },
    },
  },
} as const
export const middle = style({
  ...card,
  zIndex: 1,
  inlineSize: 'clamp(11rem, 24vw, 18rem)',
  boxShadow: `0 24px 64px ${vars.color.scrim}`,
})
const beside = { ...card, inlineSize: 'clamp(8.5rem, 18vw, 13rem)' } as const
export const before = style({ ...beside, marginInlineEnd: 'clamp(-5rem, -6vw, -3.5rem)', rotate: '-4deg', transformOrigin: 'bottom right' })
export const after = style({ ...beside, marginInlineStart: 'clamp(-5rem, -6vw, -3.5rem)', rotate: '4deg', transformOrigin: 'bottom left' })
export const cover = style({
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '3 / 4',
  objectFit: 'cover',
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.overlay,
  outline: `1px solid color-mix(in srgb, ${vars.color.ink} 14%, transparent)`,
  outlineOffset: '-1px',
  position: 'relative',
  // Only an image that failed has this: it hides the browser's broken sign.
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: 'inherit', backgroundColor: vars.color.overlay },
})
/** The same picture, upside down and fading: no second request. */
export const reflection = style({
  position: 'relative',
  inlineSize: 'clamp(11rem, 24vw, 18rem)',
  blockSize: 'clamp(2rem, 5vw, 4rem)',
  marginBlockStart: vars.space.tight,
  overflow: 'hidden',
  opacity: 0.4,
  maskImage: `linear-gradient(${vars.color.ink}, transparent)`,
  filter: 'blur(1.5px)',
})
export const reflected = style([cover, { scale: '1 -1', outline: 'none' }])
export const waves = style({
  position: 'absolute',
  insetBlockEnd: vars.space.tight,
  insetInline: 0,
  inlineSize: '100%',
  blockSize: '2.75rem',
  fill: 'none',
  stroke: vars.color.accent,
  strokeWidth: 1.25,
  strokeLinecap: 'round',
  '@media': { [media.tablet]: { insetBlockEnd: vars.space.roomy } },
})
