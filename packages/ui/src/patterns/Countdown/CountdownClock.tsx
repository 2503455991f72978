import { createContext } from 'react'

/**
 * What time it is for everything that counts down, milliseconds since the epoch. The app gives the server's: where the clock of the
 * device is wrong, a price that is locked would seem to hold for longer, or not at all.
 */
export const CountdownClock = createContext(() => Date.now())
