import { style } from '@vanilla-extract/css'
import { contentWidth } from '../../theme/tokens.ts'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/media.ts'

const inside = {
  maxInlineSize: `${contentWidth / 16}rem`,
  marginInline: 'auto',
  paddingInline: vars.space.even,
}
export const root = style({
  ...inside,
  display: 'grid',
  gridTemplateColumns: 'minmax(6.5rem, 32%) minmax(0, 1fr)',
  gridTemplateAreas: '"cover head" "play play" "about about"',
  gap: `${vars.space.roomy} ${vars.space.even}`,
  paddingBlock: vars.space.roomy,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(14rem, 21rem) minmax(0, 1fr)',
      gridTemplateAreas: '"cover head" "cover play" "cover about"',
      gridTemplateRows: 'auto auto 1fr',
      gap: `${vars.space.roomy} ${vars.space.broad}`,
      paddingInline: vars.space.roomy,
      paddingBlock: vars.space.broad,
    },
  },
})
export const cover = style({
  gridArea: 'cover',
  alignSelf: 'start',
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '3 / 4',
  objectFit: 'cover',
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.overlay,
  outline: `1px solid color-mix(in srgb, ${vars.color.ink} 14%, transparent)`,
  outlineOffset: '-1px',
  '@media': { [media.tablet]: { position: 'sticky', insetBlockStart: '6rem', boxShadow: `0 24px 64px ${vars.color.scrim}` } },
})
export const head = style({ gridArea: 'head', display: 'grid', alignContent: 'center', gap: vars.space.snug, minInlineSize: 0 })
export const title = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.title,
  lineHeight: vars.leading.title,
  fontWeight: 680,
  letterSpacing: '-0.02em',
  textWrap: 'balance',
  '@media': { [media.desktop]: { fontSize: vars.size.headline, lineHeight: vars.leading.headline } },
})
export const summaryBeside = style({ display: 'none', maxInlineSize: '38rem', '@media': { [media.tablet]: { display: 'block' } } })
export const summaryBelow = style({ '@media': { [media.tablet]: { display: 'none' } } })
export const play = style({ gridArea: 'play', minInlineSize: 0 })
/** Under one another for a thumb, side by side where there is room. */
export const actions = style({
  display: 'grid',
  gap: vars.space.snug,
  '@media': { [media.tablet]: { display: 'flex', flexWrap: 'wrap', gap: vars.space.close } },
})
export const about = style({ gridArea: 'about', display: 'grid', gap: vars.space.wide, alignContent: 'start', minInlineSize: 0 })
export const fact = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: vars.space.hair,
  padding: vars.space.even,
  backgroundColor: vars.color.raised,
})
export const figure = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.large,
  lineHeight: vars.leading.large,
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
})
export const rules = style({ display: 'grid', gap: vars.space.close, counterReset: 'rule', maxInlineSize: '42rem' })
export const rule = style({
  display: 'grid',
  gridTemplateColumns: '1.75rem minmax(0, 1fr)',
  counterIncrement: 'rule',
  textWrap: 'pretty',
  selectors: { '&::before': { content: 'counter(rule)', color: vars.color.inkSoft, fontVariantNumeric: 'tabular-nums' } },
})
/** What follows stays below the window until the game is there: nothing jumps. */
export const tall = style({ alignContent: 'start', minBlockSize: '100dvh' })
export const waiting = style({ borderRadius: vars.radius.medium, backgroundColor: vars.color.line })
