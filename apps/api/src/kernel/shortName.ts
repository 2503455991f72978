const LETTERS_SHOWN = 2
/** Openly a mask: an ellipsis would look like a name that found no room. */
const MASK = '***'

/**
 * A player's name where others read it without the player's choice: a display name also logs in, and its beginning is enough to know
 * oneself by.
 */
export const shortNameOf = (name: string): string => `${[...name].slice(0, LETTERS_SHOWN).join('')}${MASK}`
