import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/media.ts'

export const widths = ['narrow', 'regular'] as const
export const tones = ['accent', 'success', 'warning', 'danger'] as const

export const root = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'clip',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: vars.space.roomy,
  minBlockSize: '100dvh',
  paddingInline: vars.space.even,
  paddingBlockStart: vars.space.roomy,
  paddingBlockEnd: vars.space.vast,
  '@media': { [media.tablet]: { paddingBlock: vars.space.vast } },
})

/** Behind everything, at the lower edge: the water that the card stands over. */
export const water = style({
  position: 'absolute',
  zIndex: -1,
  insetBlockEnd: 0,
  insetInlineStart: '50%',
  transform: 'translateX(-50%)',
  inlineSize: 'max(100%, 56rem)',
  maxInlineSize: 'none',
  blockSize: 'min(20rem, 55%)',
  color: vars.color.accent,
  pointerEvents: 'none',
  '@media': { [media.forcedColors]: { display: 'none' } },
})

export const brand = style({ borderRadius: vars.radius.small, textDecoration: 'none' })

export const card = recipe({
  base: {
    inlineSize: '100%',
    minInlineSize: 0,
    backgroundColor: vars.color.raised,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.large,
    paddingInline: `clamp(${vars.space.even}, 5vw, ${vars.space.wide})`,
    paddingBlock: `clamp(${vars.space.roomy}, 5vw, ${vars.space.wide})`,
    boxShadow: `0 1.5rem 4rem -2.5rem ${vars.color.scrim}`,
  },
  variants: {
    width: { narrow: { maxInlineSize: '28rem' }, regular: { maxInlineSize: '37rem' } } satisfies Record<(typeof widths)[number], object>,
  },
  defaultVariants: { width: 'narrow' },
})

export const head = recipe({
  base: { display: 'grid', gap: vars.space.snug, marginBlockEnd: vars.space.roomy, textWrap: 'pretty' },
  variants: { align: { start: {}, center: { justifyItems: 'center', textAlign: 'center', textWrap: 'balance' } } },
})

export const icon = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '4rem',
    blockSize: '4rem',
    marginBlockEnd: vars.space.snug,
    borderRadius: vars.radius.full,
  },
  variants: {
    tone: {
      accent: { backgroundColor: vars.color.accentSoft, color: vars.color.accent },
      success: { backgroundColor: vars.color.successSoft, color: vars.color.success },
      warning: { backgroundColor: vars.color.warningSoft, color: vars.color.warning },
      danger: { backgroundColor: vars.color.dangerSoft, color: vars.color.danger },
    } satisfies Record<(typeof tones)[number], object>,
  },
  defaultVariants: { tone: 'accent' },
})

export const foot = style({
  marginBlockStart: vars.space.roomy,
  paddingBlockStart: vars.space.even,
  borderBlockStart: `1px solid ${vars.color.line}`,
  textAlign: 'center',
})
