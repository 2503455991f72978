/** Milliseconds since 1970 that never run backwards: what decides cash-outs must not jump when the machine's clock is set. */
export const serverTime = (): number => performance.timeOrigin + performance.now()
