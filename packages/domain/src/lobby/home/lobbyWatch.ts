import type { Ports } from '../../ports/ports.ts'

/** The lobby is asked for again this long after it was offline; the atom itself asks at most every five seconds. */
export const RECOVERY_PAUSE_MS = 10_000

interface Setting {
  readonly ports: Pick<Ports, 'clock'>
  readonly isOffline: () => boolean
  /** Asks for the lobby, and tells nobody how that went. */
  readonly recover: () => Promise<unknown>
}

/** Brings the lobby back by itself: one attempt at a time, until one finds it open. Whoever restarts answers otherwise than with 503 meanwhile. */
export const createLobbyWatch = ({ ports, isOffline, recover }: Setting) => {
  let isWaiting = false
  const seeOffline = (): void => {
    if (isWaiting) return
    isWaiting = true
    ports.clock.after(
      RECOVERY_PAUSE_MS,
      () =>
        void recover().finally(() => {
          isWaiting = false
          if (isOffline()) seeOffline()
        }),
    )
  }
  return { seeOffline }
}
