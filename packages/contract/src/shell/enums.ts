export const themeChoices = ['night', 'day', 'device'] as const
export type ThemeChoice = (typeof themeChoices)[number]
