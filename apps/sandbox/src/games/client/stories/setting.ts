/** What a player of a story has, minor units. */
export const BALANCE = 123_450n

/** When a story takes place, milliseconds since 1970; its clock stands still. */
export const now = (): number => Date.now()
