/** The same words at the beginning of a line. */
export const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
