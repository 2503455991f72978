import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/media.ts'

export const sizes = ['compact', 'regular', 'wide'] as const
export const tones = ['accent', 'success', 'warning', 'danger'] as const

export const overlay = style({
  position: 'fixed',
  zIndex: 100,
  insetBlockStart: 0,
  insetInline: 0,
  blockSize: 'var(--visual-viewport-height, 100dvh)',
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'center',
  backgroundColor: vars.color.scrim,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
  '@media': {
    [media.tablet]: { alignItems: 'center', padding: vars.space.roomy },
    [media.motion]: { transition: `opacity ${vars.duration.calm} ${vars.easing}` },
  },
})

/** On a phone a sheet that rises from the bottom edge; from the tablet on a card in the middle. */
export const modal = recipe({
  base: {
    inlineSize: '100%',
    maxBlockSize: 'calc(100% - 3rem)',
    display: 'flex',
    overflow: 'hidden',
    border: `1px solid ${vars.color.line}`,
    borderBlockEndWidth: 0,
    borderStartStartRadius: vars.radius.large,
    borderStartEndRadius: vars.radius.large,
    backgroundColor: vars.color.raised,
    selectors: { '&[data-entering], &[data-exiting]': { transform: 'translateY(2rem)' } },
    '@media': {
      [media.tablet]: { maxBlockSize: '100%', borderBlockEndWidth: '1px', borderRadius: vars.radius.large },
      [media.motion]: { transition: `transform ${vars.duration.slow} ${vars.easing}` },
    },
  },
  variants: {
    size: {
      compact: { '@media': { [media.tablet]: { maxInlineSize: '26rem' } } },
      regular: { '@media': { [media.tablet]: { maxInlineSize: '34rem' } } },
      wide: { '@media': { [media.tablet]: { maxInlineSize: '48rem' } } },
    } satisfies Record<(typeof sizes)[number], object>,
  },
  defaultVariants: { size: 'regular' },
})

/** Scrolls as a whole, under a heading and over actions that stay: a region of its own could not be reached by keyboard. */
export const root = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
  scrollPaddingBlock: '5rem',
})

export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.close,
  paddingBlock: `${vars.space.roomy} ${vars.space.close}`,
  paddingInline: vars.space.roomy,
  backgroundColor: vars.color.raised,
})

export const icon = recipe({
  base: {
    flexShrink: 0,
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.touchTarget,
    blockSize: vars.touchTarget,
    borderRadius: vars.radius.medium,
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

/** Its first line stands at the middle of the icon and of the close button. */
export const title = style({
  flex: 1,
  minInlineSize: 0,
  paddingBlock: `calc((${vars.touchTarget} - ${vars.leading.large}) / 2)`,
})

/** Its cross stands on the line of the text's end, not its invisible box. */
export const close = style({ marginInlineEnd: `calc(${vars.space.close} * -1)` })

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.even,
  paddingInline: vars.space.roomy,
  paddingBlockEnd: vars.space.roomy,
  color: vars.color.inkSoft,
})
globalStyle(`${body} :is(h3, h4)`, { color: vars.color.ink })

/** Over the last lines in sight, so that a text that goes on is seen to; at the end it stands below the last one. */
export const fade = style({
  position: 'sticky',
  insetBlockEnd: 0,
  flexShrink: 0,
  blockSize: vars.space.broad,
  marginBlockStart: `calc(${vars.space.roomy} * -1)`,
  backgroundImage: `linear-gradient(transparent, ${vars.color.raised} 75%)`,
  pointerEvents: 'none',
  '@media': { [media.forcedColors]: { display: 'none' } },
})

/** On a phone the buttons share the row, so that a thumb reaches them; from the tablet on they stand at the end. */
export const actions = style({
  position: 'sticky',
  insetBlockEnd: 0,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.close,
  marginBlockStart: 'auto',
  padding: `${vars.space.even} ${vars.space.roomy} max(${vars.space.even}, env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.raised,
})
globalStyle(`${actions} > *`, { flexGrow: 1, '@media': { [media.tablet]: { flexGrow: 0 } } })
