import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@lagoon/ui/theme/contract.css'
import { media } from '@lagoon/ui/theme/media'

const plum = '#7d1f63'
const deepPlum = '#4f1140'

globalStyle(':root[data-look="skrill"]', {
  vars: {
    [vars.color.surface]: '#ffffff',
    [vars.color.accent]: plum,
    [vars.color.accentStrong]: '#63164e',
    [vars.color.accentSoft]: '#f6e6f1',
    [vars.color.onAccent]: '#ffffff',
    [vars.color.focus]: plum,
    [vars.glow]: 'none',
  },
})

/** Phone: the order above, the wallet below. From the tablet on both stand side by side. */
export const root = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minHeight: '100dvh',
  '@media': { [media.tablet]: { gridTemplateRows: '1fr', gridTemplateColumns: 'minmax(18rem, 2fr) 3fr' } },
})
export const order = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.even,
  padding: vars.space.roomy,
  backgroundImage: `linear-gradient(160deg, ${plum}, ${deepPlum})`,
  color: '#ffffff',
  '@media': { [media.tablet]: { alignContent: 'center', padding: vars.space.broad } },
})
export const brand = style({ fontFamily: vars.font.display, fontSize: vars.size.title, lineHeight: vars.leading.title, fontWeight: 700 })
export const merchant = style({ fontSize: vars.size.large, lineHeight: vars.leading.large })
export const amount = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.headline,
  lineHeight: vars.leading.headline,
  fontWeight: 700,
})
export const wallet = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.roomy,
  width: '100%',
  maxWidth: '30rem',
  padding: vars.space.roomy,
  '@media': { [media.tablet]: { alignContent: 'center', marginInline: 'auto' } },
})
export const account = style({
  display: 'grid',
  gap: vars.space.hair,
  paddingBlock: vars.space.close,
  paddingInline: vars.space.even,
  border: `2px solid ${plum}`,
  borderRadius: vars.radius.full,
  overflowWrap: 'anywhere',
})
export const actions = style({ display: 'grid', gap: vars.space.snug })
