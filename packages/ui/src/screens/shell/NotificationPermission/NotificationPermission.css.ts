import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'

/** A window on the water with two messages in it, as the device would show them. */
export const sample = style({
  display: 'grid',
  gap: vars.space.snug,
  padding: `${vars.space.roomy} ${vars.space.even}`,
  borderRadius: vars.radius.large,
  border: `1px solid ${vars.color.line}`,
  background: `linear-gradient(160deg, ${vars.color.accentSoft}, ${vars.color.sunken} 70%)`,
})
export const bubble = style({
  display: 'grid',
  gridTemplateColumns: '2.25rem minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.close,
  inlineSize: '100%',
  maxInlineSize: '26rem',
  marginInline: 'auto',
  padding: vars.space.close,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.overlay,
  selectors: { '& + &': { maxInlineSize: '24rem', opacity: 0.8 } },
})
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  padding: vars.space.tight,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.accentSoft,
  color: vars.color.accent,
})
export const list = style({ display: 'grid', gap: vars.space.close })
export const line = style({ display: 'grid', gridTemplateColumns: '1.25rem minmax(0, 1fr)', gap: vars.space.close, alignItems: 'start' })
export const lineIcon = style({ marginBlockStart: vars.space.hair, color: vars.color.accent })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.close })
export const steps = style({ display: 'grid', gap: vars.space.close, counterReset: 'step' })
export const step = style({
  display: 'grid',
  gridTemplateColumns: '1.75rem minmax(0, 1fr)',
  counterIncrement: 'step',
  selectors: { '&::before': { content: 'counter(step)', color: vars.color.accent, fontWeight: 650 } },
})
