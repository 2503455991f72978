const LETTERS_SHOWN = 2

/**
 * A player's name where others read it without the player's choice: a display name also logs in, and its beginning is enough to know
 * oneself by.
 */
export const shortNameOf = (name: string): string => `${[...name].slice(0, LETTERS_SHOWN).join('')}…`
