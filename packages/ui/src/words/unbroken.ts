const NO_BREAK_SPACE = '\u00A0'

/** A date, a number or a short question that stays on one line however narrow the place is. */
export const unbroken = (text: string): string => text.replaceAll(' ', NO_BREAK_SPACE)
