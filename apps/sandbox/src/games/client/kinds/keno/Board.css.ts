import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '@lagoon/ui/theme/contract.css'
import { media } from '@lagoon/ui/theme/media'
import { pane, thin, tint } from '../../backdrop/pane.css.ts'
import { low } from '../../chrome/low.ts'

/** What the table of pays and the tools below the numbers take, so that the numbers have all the rest. */
const beside = '--beside'
const below = '--below'
const width = '--cell-width'
const height = '--cell-height'

export const root = style({ height: '100%', containerType: 'size' })
/** A phone keeps what is left above the sheet, where the place can be seen. */
export const scroll = style({
  display: 'grid',
  alignContent: 'safe end',
  justifyContent: 'center',
  height: '100%',
  overflowY: 'auto',
  '@media': { [media.tablet]: { alignContent: 'safe center' }, [low]: { alignContent: 'start' } },
})
/** The numbers grow with the room that is there: as wide as it allows, and never taller than wide. `--columns` and `--rows` say how many. */
export const sheet = style([
  pane,
  {
    vars: {
      [beside]: '1.6rem',
      [below]: '15.5rem',
      [width]: `min((100cqi - var(${beside})) / var(--columns), 44rem / var(--columns), 6.5rem)`,
      [height]: `clamp(2.25rem, (100cqb - var(${below})) / var(--rows), var(${width}))`,
    },
    display: 'grid',
    gap: vars.space.close,
    padding: vars.space.close,
    '@media': {
      [media.tablet]: {
        vars: { [beside]: '18rem', [below]: '7.5rem' },
        gridTemplateColumns: 'auto auto',
        alignItems: 'start',
        columnGap: vars.space.wide,
        padding: vars.space.even,
      },
      [low]: {
        vars: { [beside]: '1.6rem', [below]: '6rem' },
        gridTemplateColumns: 'auto',
        padding: vars.space.snug,
        // A small window or a page at 200 % leaves no room for pays beside numbers that can be pressed.
        '@container': { '(width >= 30rem)': { vars: { [beside]: '15rem' }, gridTemplateColumns: 'auto auto' } },
      },
    },
  },
])
export const ticket = style({ display: 'grid', gap: vars.space.snug, inlineSize: `calc(var(${width}) * var(--columns))` })
export const grid = style({ display: 'grid', gap: vars.space.tight, gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))' })

/** A pick is a frame, a drawn number a filled field, a hit both, and the bell a drawn number with its sign: told apart without colors. */
export const number = recipe({
  base: {
    position: 'relative',
    blockSize: `calc(var(${height}) - ${vars.space.tight})`,
    fontSize: `clamp(1rem, var(${height}) * 0.34, 1.75rem)`,
    padding: 0,
    border: `2px solid ${thin(tint.light, 18)}`,
    borderRadius: vars.radius.small,
    backgroundColor: thin(tint.light, 5),
    color: vars.color.ink,
    fontFamily: 'inherit',
    fontWeight: 500,
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    touchAction: 'manipulation',
    '@media': { [media.motion]: { transition: `background-color ${vars.duration.quick} ${vars.easing}` } },
  },
  variants: {
    isPicked: { true: { borderColor: tint.accent, fontWeight: 700 }, false: {} },
    isDrawn: { true: { backgroundColor: thin(tint.light, 26) }, false: {} },
  },
  compoundVariants: [
    {
      variants: { isPicked: true, isDrawn: true },
      style: { backgroundColor: tint.accent, color: tint.deep, boxShadow: `0 0 1rem ${thin(tint.accent, 45)}` },
    },
  ],
})
const sign = '--sign'
/** At the corner, where it hides no digit. */
export const bell = style({
  vars: { [sign]: '0.875rem' },
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: `calc(var(${sign}) * -0.5)`,
  insetInlineEnd: `calc(var(${sign}) * -0.5)`,
  display: 'grid',
  placeItems: 'center',
  inlineSize: `var(${sign})`,
  blockSize: `var(${sign})`,
  borderRadius: vars.radius.full,
  backgroundColor: tint.deep,
  color: tint.accent,
  boxShadow: `0 0 0 1.5px ${tint.accent}`,
  '@media': { [media.tablet]: { vars: { [sign]: '1.25rem' } }, [low]: { vars: { [sign]: '0.875rem' } } },
})
globalStyle(`${bell} > svg`, { inlineSize: '68%', blockSize: '68%' })
export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.snug })
export const count = style({
  marginInlineStart: 'auto',
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
})
