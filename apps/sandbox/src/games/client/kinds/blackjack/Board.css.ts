import { keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '@lagoon/ui/theme/contract.css'
import { media } from '@lagoon/ui/theme/media'
import { low } from '../../chrome/low.ts'

/** In the place of the board; its children measure themselves by it. */
export const root = style({
  position: 'absolute',
  inset: 0,
  gridRow: '2 / 3',
  gridColumn: '1 / 2',
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto auto',
  justifyItems: 'center',
  padding: `${vars.space.snug} ${vars.space.close} ${vars.space.roomy}`,
  containerType: 'size',
  isolation: 'isolate',
  overflow: 'hidden',
  color: '#fff',
  '@media': { [low]: { padding: `0 ${vars.space.close} ${vars.space.even}` } },
})

const cardSize = 'min(24cqw, 19cqh, 8.5rem)'
export const dealer = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  vars: { '--card': cardSize, '--room': '80cqw' },
})

export const middle = style({
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  inlineSize: '100%',
  paddingBlockStart: '3cqh',
  minBlockSize: 0,
})
const appear = keyframes({ from: { opacity: 0, transform: 'translateY(0.4rem)' } })
export const told = style({
  minBlockSize: vars.leading.large,
  fontFamily: vars.font.display,
  fontSize: vars.size.large,
  lineHeight: vars.leading.large,
  fontWeight: 700,
  textShadow: '0 1px 6px rgb(0 0 0 / 0.8)',
})
export const insured = style({ '@media': { [media.motion]: { animation: `${appear} ${vars.duration.slow} ${vars.easing}` } } })

export const hands = style({
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'end',
  gap: 'min(4cqw, 2rem)',
  inlineSize: '100%',
  vars: {
    '--room': 'calc((94cqw - (var(--hands) - 1) * min(4cqw, 2rem)) / var(--hands))',
    '--card': `min(${cardSize}, calc(0.68 * var(--room)))`,
  },
})
export const hand = recipe({
  base: { position: 'relative', display: 'grid', justifyItems: 'center', gap: vars.space.close, minInlineSize: 0 },
  variants: {
    isActive: {
      true: {
        selectors: {
          '&::before': {
            content: '""',
            position: 'absolute',
            inset: '-0.4rem -0.5rem',
            border: '2px solid var(--line)',
            borderRadius: vars.radius.large,
            boxShadow: '0 0 1.2rem -0.2rem var(--line)',
          },
        },
      },
      false: {},
    },
  },
})
export const cards = style({ position: 'relative', display: 'grid', justifyItems: 'center' })

export const total = style({
  position: 'absolute',
  insetBlockEnd: '-0.75rem',
  insetInlineStart: '50%',
  translate: '-50%',
  zIndex: 1,
  minInlineSize: '2rem',
  padding: `${vars.space.hair} ${vars.space.snug}`,
  border: '1px solid var(--line)',
  borderRadius: vars.radius.full,
  backgroundColor: 'rgb(4 8 14 / 0.85)',
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  whiteSpace: 'nowrap',
})

const pop = keyframes({ from: { opacity: 0, transform: 'scale(0.6)' } })
export const end = recipe({
  base: {
    position: 'absolute',
    insetBlockEnd: '24%',
    insetInlineStart: '50%',
    translate: '-50%',
    zIndex: 1,
    display: 'flex',
    alignItems: 'baseline',
    gap: vars.space.snug,
    padding: `${vars.space.tight} ${vars.space.close}`,
    borderRadius: vars.radius.full,
    boxShadow: '0 0.3rem 1rem rgb(0 0 0 / 0.6)',
    fontFamily: vars.font.display,
    fontSize: vars.size.body,
    lineHeight: vars.leading.small,
    fontWeight: 700,
    whiteSpace: 'nowrap',
    '@media': { [media.motion]: { animation: `${pop} ${vars.duration.slow} ${vars.easing}` } },
  },
  variants: {
    tone: {
      won: { backgroundColor: '#ffd766', color: '#241800' },
      push: { backgroundColor: '#e8eef6', color: '#15202f' },
      lost: { backgroundColor: 'rgb(4 8 14 / 0.88)', color: '#fff', boxShadow: 'inset 0 0 0 1px rgb(255 255 255 / 0.35)' },
    },
  },
})
export const endWin = style({ fontFamily: vars.font.text, fontVariantNumeric: 'tabular-nums' })

export const side = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '3.25rem',
  paddingBlockStart: vars.space.snug,
  '@media': { [low]: { position: 'absolute', insetBlockEnd: vars.space.close, insetInlineStart: vars.space.close } },
})
export const sideLaid = recipe({ base: {}, variants: { isWon: { true: { filter: 'drop-shadow(0 0 0.5rem var(--line))' }, false: {} } } })
