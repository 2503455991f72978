/** Destination that a player's session subscribes to; the server resolves it to the player of the token in CONNECT. */
export const PLAYER_DESTINATION = '/user/queue/events'
/** Ticks of the server, so that a silent connection is noticed (readings, Socket). */
export const TICK_DESTINATION = '/topic/tick'
export const TICK_INTERVAL_MS = 25_000
