import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/media.ts'

export const code = style({ position: 'relative', maxInlineSize: '24rem' })

/** Takes the pointer, the keys and the paste; what it holds is drawn by the cells. */
export const input = style({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  inlineSize: '100%',
  margin: 0,
  padding: 0,
  border: 0,
  opacity: 0,
  // Below 16px a phone would zoom in on the focus.
  fontSize: vars.size.body,
  cursor: 'text',
})

export const cells = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: `repeat(3, minmax(0, 1fr)) ${vars.space.snug} repeat(3, minmax(0, 1fr))`,
    gap: vars.space.snug,
    borderRadius: vars.radius.medium,
  },
  variants: { isSelected: { true: { outline: `2px solid ${vars.color.focus}`, outlineOffset: '4px' } } },
})
/** A gap in the middle: three and three are easier to read across than six. */
globalStyle(`${cells.classNames.base} > :nth-child(4)`, { gridColumn: 5 })

export const cell = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    minInlineSize: 0,
    blockSize: '3.5rem',
    border: `1px solid ${vars.color.control}`,
    borderRadius: vars.radius.medium,
    backgroundColor: vars.color.field,
    color: vars.color.ink,
    fontFamily: vars.font.display,
    fontSize: vars.size.title,
    lineHeight: vars.leading.title,
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    '@media': { [media.motion]: { transition: `border-color ${vars.duration.quick} ${vars.easing}` } },
  },
  variants: {
    isInvalid: { true: { borderColor: vars.color.danger } },
    isReadOnly: { true: { backgroundColor: 'transparent', color: vars.color.inkSoft } },
    isSelected: { true: { backgroundColor: vars.color.accentSoft } },
    isCaret: { true: { borderColor: vars.color.accent, outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' } },
  },
})

const blink = keyframes({ '50%': { opacity: 0 } })
export const caret = style({
  inlineSize: '2px',
  blockSize: '1.5rem',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.accent,
  '@media': { [media.motion]: { animation: `${blink} 1.1s steps(1) infinite` }, [media.forcedColors]: { backgroundColor: 'CanvasText' } },
})

/** Keeps its height while the words give way to the button. */
export const resend = style({ display: 'flex', alignItems: 'center', minBlockSize: vars.touchTarget })
