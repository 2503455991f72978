import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { contentWidth } from '../../theme/tokens.ts'
import { chosen } from '../../theme/chosen.ts'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/media.ts'

/** Height of the bar that panels hang from. */
export const barHeight = '4rem'

export const root = recipe({
  base: {
    position: 'fixed',
    margin: 0,
    padding: vars.space.snug,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    border: `1px solid ${vars.color.line}`,
    backgroundColor: vars.color.overlay,
    color: vars.color.ink,
    boxShadow: `0 24px 64px ${vars.color.scrim}`,
  },
  variants: {
    from: {
      /** Hangs from the end of the top bar. */
      bar: {
        inset: `calc(${barHeight} + ${vars.space.tight}) max(${vars.space.even}, calc(50vw - ${contentWidth / 32}rem + ${vars.space.roomy})) auto auto`,
        inlineSize: 'min(20rem, calc(100vw - 2rem))',
        maxBlockSize: `calc(100dvh - ${barHeight} - 2rem)`,
        borderRadius: vars.radius.large,
      },
      /** Rises from the bottom edge, where a thumb is. */
      bottom: {
        inset: 'auto 0 0 0',
        inlineSize: '100%',
        maxInlineSize: '40rem',
        marginInline: 'auto',
        maxBlockSize: '85dvh',
        padding: vars.space.even,
        paddingBlockEnd: `calc(${vars.space.roomy} + env(safe-area-inset-bottom))`,
        borderRadius: `${vars.radius.large} ${vars.radius.large} 0 0`,
        borderBlockEndWidth: 0,
        selectors: { '&::backdrop': { backgroundColor: vars.color.scrim } },
      },
    },
    until: {
      always: {},
      /** What the desktop shows in the open needs no panel there. */
      desktop: { '@media': { [media.desktop]: { display: 'none' } } },
    },
  },
  defaultVariants: { from: 'bar', until: 'always' },
})

/** One row of a panel: link or button, as wide as the panel. */
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.close,
  inlineSize: '100%',
  minBlockSize: vars.touchTarget,
  paddingInline: vars.space.close,
  paddingBlock: vars.space.snug,
  border: 0,
  borderRadius: vars.radius.medium,
  background: 'none',
  color: vars.color.ink,
  textAlign: 'start',
  textDecoration: 'none',
  fontWeight: 500,
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: vars.color.accentSoft },
    '&[aria-current]': { color: vars.color.accent, '@media': chosen },
  },
})
export const rule = style({ margin: `${vars.space.snug} ${vars.space.close}`, border: 0, borderBlockStart: `1px solid ${vars.color.line}` })
