import { brand } from '@lagoon/ui/brand'
import { day, night, radius, type Tokens } from '@lagoon/ui/theme/tokens'
import { create } from 'storybook/theming'

/** Storybook's own dress, cut from the product's tokens: what surrounds a picture looks like the picture's house. */
const look = (base: 'dark' | 'light', { color }: Tokens, secondary: string) =>
  create(
    {
      base,
      brandTitle: brand.name,
      brandUrl: './?path=/story/start-here-welcome--welcome',
      brandTarget: '_self',
      fontBase: "'Geist Variable', sans-serif",
      colorPrimary: color.accent,
      colorSecondary: secondary,
      appBg: color.sunken,
      appContentBg: color.surface,
      appPreviewBg: color.surface,
      appBorderColor: color.line,
      appBorderRadius: radius.medium,
      textColor: color.ink,
      textInverseColor: color.onAccent,
      textMutedColor: color.inkSoft,
      barBg: color.raised,
      barTextColor: color.inkSoft,
      barHoverColor: color.accentStrong,
      barSelectedColor: color.accent,
      buttonBg: color.overlay,
      buttonBorder: color.control,
      booleanBg: color.sunken,
      booleanSelectedBg: color.overlay,
      inputBg: color.sunken,
      inputBorder: color.control,
      inputTextColor: color.ink,
      inputBorderRadius: radius.small,
    },
    // Without it the title is not shown, and the sign of the tool is.
    { brandImage: null },
  )

const isDay = (theme: unknown): boolean => theme === 'day'

/** Of a docs page, by the theme that the toolbar chose; a re-skin is looked at from our own night. */
export const docsLook = (theme: unknown): ReturnType<typeof look> =>
  isDay(theme) ? look('light', day, day.color.accent) : look('dark', night, night.color.accent)

/** Three parts of a color written `#rrggbb`, one part of another: Storybook computes with its colors and reads no `color-mix`. */
const dimmed = (color: string, by: string): string =>
  `#${[1, 3, 5]
    .map((at) => (3 * Number.parseInt(color.slice(at, at + 2), 16) + Number.parseInt(by.slice(at, at + 2), 16)) / 4)
    .map((channel) => Math.round(channel).toString(16).padStart(2, '0'))
    .join('')}`

/**
 * Of the sidebar and the bars. At night what is chosen stands there in white on a darker second color, and in the bar in the
 * second color itself: the accent is too bright for the one, so that it is dimmed as far as the other allows.
 */
export const managerLook = (theme: unknown): ReturnType<typeof look> =>
  isDay(theme) ? look('light', day, day.color.accent) : look('dark', night, dimmed(night.color.accent, night.color.surface))
