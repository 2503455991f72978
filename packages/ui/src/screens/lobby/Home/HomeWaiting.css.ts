import { style } from '@vanilla-extract/css'
import { contentWidth } from '../../../theme/tokens.ts'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../theme/media.ts'

export const root = style({
  display: 'grid',
  gap: vars.space.wide,
  maxInlineSize: `${contentWidth / 16}rem`,
  marginInline: 'auto',
  padding: `${vars.space.roomy} ${vars.space.even}`,
  '@media': { [media.tablet]: { paddingInline: vars.space.roomy } },
})
const plate = { borderRadius: vars.radius.large, backgroundColor: vars.color.raised, border: `1px solid ${vars.color.line}` }
export const hero = style({ ...plate, blockSize: 'clamp(20rem, 40vw, 30rem)' })
export const cards = style({
  display: 'grid',
  gap: vars.space.close,
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  gridTemplateRows: '1fr',
  gridAutoRows: 0,
  overflow: 'hidden',
  '@media': {
    [media.tablet]: { gap: vars.space.even },
    [media.desktop]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', gap: vars.space.roomy },
  },
})
export const card = style({ ...plate, aspectRatio: '3 / 4' })
