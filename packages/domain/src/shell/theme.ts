import { themeChoices, type ThemeChoice } from '@lagoon/contract/shell/enums'
import type { KeptTexts } from '../ports/ports.ts'
import { keptKeys } from '../session/keptSession.ts'

/** The theme that this device chose; night where nothing, or nothing sensible, is stored. */
export const readTheme = (kept: KeptTexts): ThemeChoice => themeChoices.find((theme) => theme === kept.read(keptKeys.theme)) ?? 'night'
export const writeTheme = (kept: KeptTexts, theme: ThemeChoice): void => kept.write(keptKeys.theme, theme)

/** What a choice looks like on a device that prefers light, or does not. */
export const shownTheme = (choice: ThemeChoice, prefersLight: boolean): 'night' | 'day' =>
  choice === 'device' ? (prefersLight ? 'day' : 'night') : choice
