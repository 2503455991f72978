import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/media.ts'

export const tones = ['plain', 'danger'] as const

export const popover = style({
  minInlineSize: '14rem',
  maxInlineSize: 'min(22rem, calc(100vw - 1.5rem))',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.overlay,
  overflow: 'hidden',
  selectors: {
    '&[data-entering], &[data-exiting]': { opacity: 0 },
    '[data-theme="day"] &': { borderColor: vars.color.control },
  },
  '@media': { [media.motion]: { transition: `opacity ${vars.duration.quick} ${vars.easing}` } },
})

export const root = style({ maxBlockSize: 'inherit', overflowY: 'auto', padding: vars.space.tight, outline: 'none' })

export const section = style({
  selectors: {
    '& + &, [role="menuitem"] + &': {
      marginBlockStart: vars.space.tight,
      borderBlockStart: `1px solid ${vars.color.line}`,
      paddingBlockStart: vars.space.tight,
    },
  },
})
export const sectionTitle = style({
  display: 'block',
  padding: `${vars.space.snug} ${vars.space.close} ${vars.space.tight}`,
  color: vars.color.inkSoft,
  fontSize: vars.size.tiny,
  lineHeight: vars.leading.tiny,
  fontWeight: 600,
})

export const item = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.close,
    minBlockSize: vars.touchTarget,
    padding: `${vars.space.snug} ${vars.space.close}`,
    borderRadius: vars.radius.small,
    color: vars.color.ink,
    textDecoration: 'none',
    cursor: 'pointer',
    outlineOffset: '-2px',
    selectors: { '&[data-focused], &[data-hovered]': { backgroundColor: vars.color.accentSoft } },
    '@media': { [media.forcedColors]: { selectors: { '&[data-focused]': { outline: '2px solid Highlight' } } } },
  },
  variants: {
    tone: {
      plain: {},
      danger: {
        color: vars.color.danger,
        selectors: { '&[data-focused], &[data-hovered]': { backgroundColor: vars.color.dangerSoft } },
      },
    } satisfies Record<(typeof tones)[number], object>,
  },
  defaultVariants: { tone: 'plain' },
})
export const icon = style({ flexShrink: 0, color: vars.color.inkSoft })
export const words = style({ flex: 1, minInlineSize: 0 })
export const detail = style({ color: vars.color.inkSoft, fontSize: vars.size.small, fontVariantNumeric: 'tabular-nums' })
