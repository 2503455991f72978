import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { chosen } from '../../theme/chosen.ts'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/media.ts'

export const states = ['done', 'current', 'waiting', 'problem', 'refused', 'ahead'] as const

export const root = style({ display: 'flex', inlineSize: '100%' })

/** Each step draws the line to the one before it, in the hue of what is done. */
export const step = recipe({
  base: {
    position: 'relative',
    flex: '1 1 0',
    minInlineSize: 0,
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    gap: vars.space.snug,
    textAlign: 'center',
    selectors: {
      '&:not(:first-child)::before': {
        content: '""',
        position: 'absolute',
        insetBlockStart: 'calc(1rem - 1px)',
        insetInlineEnd: 'calc(50% + 1.25rem)',
        inlineSize: 'calc(100% - 2.5rem)',
        blockSize: '2px',
        borderRadius: vars.radius.full,
        backgroundColor: vars.color.line,
        '@media': { [media.forcedColors]: { backgroundColor: 'CanvasText' } },
      },
    },
  },
  variants: {
    isReached: { true: { selectors: { '&:not(:first-child)::before': { backgroundColor: vars.color.success } } } },
  },
})

export const marker = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '2rem',
    blockSize: '2rem',
    border: '2px solid currentColor',
    borderRadius: vars.radius.full,
    fontSize: vars.size.small,
    lineHeight: vars.leading.small,
    fontWeight: 650,
    fontVariantNumeric: 'tabular-nums',
  },
  variants: {
    state: {
      done: { color: vars.color.success, backgroundColor: vars.color.successSoft },
      current: { color: vars.color.accent, backgroundColor: vars.color.accentSoft, '@media': chosen },
      waiting: { color: vars.color.accent, backgroundColor: vars.color.accentSoft },
      problem: { color: vars.color.warning, backgroundColor: vars.color.warningSoft },
      refused: { color: vars.color.danger, backgroundColor: vars.color.dangerSoft },
      ahead: { color: vars.color.inkSoft, borderColor: vars.color.line },
    } satisfies Record<(typeof states)[number], object>,
  },
})

export const label = recipe({
  base: {
    paddingInline: vars.space.hair,
    fontSize: vars.size.small,
    lineHeight: vars.leading.small,
    fontWeight: 550,
    overflowWrap: 'break-word',
    hyphens: 'manual',
  },
  variants: { isQuiet: { true: { color: vars.color.inkSoft, fontWeight: 400 } } },
})
