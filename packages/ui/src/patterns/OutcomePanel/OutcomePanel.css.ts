import { createVar, keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/media.ts'

export const outcomes = ['success', 'pending', 'inReview', 'needsAction', 'failure', 'locked'] as const

const paint = createVar()
const soft = createVar()

export const root = recipe({
  base: {
    display: 'grid',
    gap: vars.space.roomy,
    inlineSize: '100%',
    maxInlineSize: '33rem',
    marginInline: 'auto',
    minInlineSize: 0,
    overflow: 'clip',
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.large,
    paddingInline: `clamp(${vars.space.even}, 5vw, ${vars.space.wide})`,
    paddingBlock: `clamp(${vars.space.roomy}, 5vw, ${vars.space.wide})`,
    backgroundColor: vars.color.raised,
    // The light of the outcome falls from above, as the moon's does on the page.
    backgroundImage: `radial-gradient(22rem 12rem at 50% -2rem, ${soft} 0%, transparent 100%)`,
    boxShadow: `0 1.5rem 4rem -2.5rem ${vars.color.scrim}`,
  },
  variants: {
    outcome: {
      success: { vars: { [paint]: vars.color.success, [soft]: vars.color.successSoft } },
      pending: { vars: { [paint]: vars.color.accent, [soft]: vars.color.accentSoft } },
      inReview: { vars: { [paint]: vars.color.accent, [soft]: vars.color.accentSoft } },
      needsAction: { vars: { [paint]: vars.color.warning, [soft]: vars.color.warningSoft } },
      failure: { vars: { [paint]: vars.color.danger, [soft]: vars.color.dangerSoft } },
      locked: { vars: { [paint]: vars.color.inkSoft, [soft]: vars.color.overlay } },
    } satisfies Record<(typeof outcomes)[number], object>,
  },
})

export const head = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: vars.space.snug,
  textAlign: 'center',
  textWrap: 'balance',
})

/** The drawing: a drop fell, and its rings run out over the water. */
export const sign = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '7rem',
  blockSize: '7rem',
  marginBlockEnd: vars.space.snug,
  color: paint,
})
export const core = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3.5rem',
  blockSize: '3.5rem',
  border: `1px solid color-mix(in srgb, ${paint} 55%, transparent)`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.raised,
})

const run = keyframes({
  '0%': { transform: 'scale(0.55)', opacity: 0 },
  '30%': { opacity: 0.55 },
  '100%': { transform: 'scale(1)', opacity: 0 },
})
const ring = style({ position: 'absolute', border: `1px solid ${paint}`, borderRadius: vars.radius.full })
export const inner = style([ring, { inset: '0.875rem', opacity: 0.45 }])
export const outer = style([ring, { inset: 0, opacity: 0.2 }])
/** While something is still open the rings keep running. */
export const running = style({
  '@media': {
    [media.motion]: { animation: `${run} 2400ms ${vars.easing} infinite`, selectors: { '& + &': { animationDelay: '1200ms' } } },
  },
})

export const words = style({ maxInlineSize: '27rem', textWrap: 'pretty' })
export const facts = style({
  display: 'grid',
  gap: vars.space.even,
  padding: vars.space.even,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface,
})
/** Its button ends where the values above it end. */
export const picture = style({ overflow: 'clip', marginBlockEnd: vars.space.even, borderRadius: vars.radius.medium })
export const details = style({ marginBlockStart: vars.space.roomy })
export const reference = style({
  marginInlineEnd: `calc(${vars.space.close} * -1)`,
  selectors: { '* + &': { paddingBlockStart: vars.space.snug, borderBlockStart: `1px solid ${vars.color.line}`, marginInlineEnd: 0 } },
})
/** While the outcome is on its way: the same places, as wide as the panel. */
export const waiting = style({ display: 'grid', gap: vars.space.roomy })
export const waitingHead = style([head, { inlineSize: '100%' }])
export const actions = style({ display: 'grid', gap: vars.space.tight })
export const foot = style({ textAlign: 'center' })
