/** A phone held sideways, or a window at 200 % zoom: the controls stand beside the reels, since above one another both do not fit. */
export const low = 'screen and (max-height: 29.99rem) and (min-width: 30rem)'
