import { style } from '@vanilla-extract/css'
import { measure } from '../../../patterns/Prose/Prose.css.ts'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../theme/media.ts'

const inside = {
  maxInlineSize: '69rem',
  marginInline: 'auto',
  paddingInline: vars.space.even,
} as const

export const bar = style({
  ...inside,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.even,
  minBlockSize: '4rem',
  '@media': { [media.tablet]: { paddingInline: vars.space.roomy } },
})
export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.touchTarget,
  borderRadius: vars.radius.small,
  color: vars.color.ink,
  textDecoration: 'none',
})

export const root = style({
  ...inside,
  display: 'grid',
  gap: vars.space.roomy,
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"picture" "head" "panel" "words"',
  paddingBlockEnd: vars.space.vast,
  '@media': {
    [media.tablet]: { paddingInline: vars.space.roomy },
    [media.desktop]: {
      gridTemplateColumns: `minmax(0, ${measure}) minmax(16rem, 1fr)`,
      gridTemplateAreas: '"picture panel" "head panel" "words panel"',
      columnGap: vars.space.broad,
      rowGap: vars.space.wide,
    },
  },
})
export const picture = style({
  gridArea: 'picture',
  overflow: 'clip',
  minBlockSize: 0,
  aspectRatio: '16 / 9',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
})
export const head = style({ gridArea: 'head', display: 'grid', gap: vars.space.close, minInlineSize: 0, textWrap: 'pretty' })
export const panel = style({
  gridArea: 'panel',
  alignSelf: 'start',
  display: 'grid',
  gap: vars.space.even,
  padding: vars.space.roomy,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.raised,
  '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: vars.space.roomy } },
})
export const words = style({ gridArea: 'words', minInlineSize: 0 })
export const waitingWords = style([words, { display: 'grid', gap: vars.space.snug }])
