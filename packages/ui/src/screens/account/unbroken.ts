const NO_BREAK_SPACE = '\u00A0'

/** A date or a number that stays on one line however narrow the place is. */
export const unbroken = (text: string): string => text.replaceAll(' ', NO_BREAK_SPACE)
