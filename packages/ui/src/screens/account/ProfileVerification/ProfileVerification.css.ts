import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../theme/media.ts'

const tones = ['accent', 'success', 'warning', 'danger'] as const

export const status = style({
  display: 'grid',
  gap: vars.space.even,
  '@media': { [media.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: vars.space.roomy } },
})
export const icon = recipe({
  base: { display: 'grid', placeItems: 'center', inlineSize: '4rem', blockSize: '4rem', borderRadius: vars.radius.full },
  variants: {
    tone: {
      accent: { backgroundColor: vars.color.accentSoft, color: vars.color.accent },
      success: { backgroundColor: vars.color.successSoft, color: vars.color.success },
      warning: { backgroundColor: vars.color.warningSoft, color: vars.color.warning },
      danger: { backgroundColor: vars.color.dangerSoft, color: vars.color.danger },
    } satisfies Record<(typeof tones)[number], object>,
  },
})
export const words = style({ display: 'grid', gap: vars.space.snug, alignContent: 'start', minInlineSize: 0, textWrap: 'pretty' })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.close, marginBlockStart: vars.space.snug })
export const steps = style({
  paddingBlockStart: vars.space.roomy,
  marginBlockStart: vars.space.roomy,
  borderBlockStart: `1px solid ${vars.color.line}`,
})
export const gains = style({ display: 'grid', gap: vars.space.close, textWrap: 'pretty' })
export const gain = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.close,
  alignItems: 'start',
})
export const tick = style({ marginBlockStart: vars.space.hair, color: vars.color.success })
