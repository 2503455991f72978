/** Destination that a player's session subscribes to; the server resolves it to the player of the token in CONNECT. */
export const PLAYER_DESTINATION = '/user/queue/events'
/** Ticks of the server, so that a silent connection is noticed (readings, Socket). */
export const TICK_DESTINATION = '/topic/tick'
export const TICK_INTERVAL_MS = 25_000
/**
 * Header of CONNECT: for how many milliseconds the app has been without the connection, since it began to ask for its data or since
 * the last tick. The server says again what the player was told in that time, under the same ids.
 */
export const MISSED_HEADER = 'missed-ms'
/** Further back nothing is said again: the app asks anew for what it shows. */
export const MOST_MISSED_MS = 60_000
