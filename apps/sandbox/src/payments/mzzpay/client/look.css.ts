import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@lagoon/ui/theme/contract.css'
import { media } from '@lagoon/ui/theme/media'

const green = '#0b6b4f'

globalStyle(':root[data-look="mzzpay"]', {
  vars: {
    [vars.color.surface]: '#f2f6f1',
    [vars.color.accent]: green,
    [vars.color.accentStrong]: '#08543e',
    [vars.color.accentSoft]: '#dcefe6',
    [vars.color.onAccent]: '#ffffff',
    [vars.color.focus]: green,
    [vars.glow]: 'none',
  },
})

export const root = style({ display: 'grid', gridTemplateRows: 'auto 1fr auto', minHeight: '100dvh' })
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.even,
  paddingBlock: vars.space.even,
  paddingInline: vars.space.roomy,
  backgroundColor: green,
  color: '#ffffff',
})
export const brand = style({ fontFamily: vars.font.display, fontSize: vars.size.large, fontWeight: 700, letterSpacing: '-0.02em' })
export const brandMark = style({ color: '#f6d04d' })
export const secure = style({ display: 'flex', alignItems: 'center', gap: vars.space.tight, fontSize: vars.size.small })
export const main = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.even,
  width: '100%',
  maxWidth: '30rem',
  marginInline: 'auto',
  padding: vars.space.even,
  '@media': { [media.tablet]: { alignContent: 'center', padding: vars.space.roomy } },
})
export const card = style({
  display: 'grid',
  gap: vars.space.roomy,
  padding: vars.space.roomy,
  border: `1px solid ${vars.color.line}`,
  borderBlockStart: `4px solid ${green}`,
  borderRadius: vars.radius.small,
  backgroundColor: '#ffffff',
})
export const amount = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.headline,
  lineHeight: vars.leading.headline,
  fontWeight: 700,
})
export const account = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.close,
  padding: vars.space.close,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
})
export const actions = style({ display: 'grid', gap: vars.space.snug })
export const foot = style({ padding: vars.space.even, color: vars.color.inkSoft, fontSize: vars.size.small, textAlign: 'center' })
