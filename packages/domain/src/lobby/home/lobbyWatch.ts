import type { Ports } from '../../ports/ports.ts'

/** The lobby is asked for again this long after it was offline; the atom itself asks at most every five seconds. */
export const RECOVERY_PAUSE_MS = 10_000

/** Brings the lobby back by itself: one attempt at a time, and the next one only when that is offline too. */
export const createLobbyWatch = ({ ports, recover }: { ports: Pick<Ports, 'clock'>; recover: () => void }) => {
  let isWaiting = false
  return {
    seeOffline(): void {
      if (isWaiting) return
      isWaiting = true
      ports.clock.after(RECOVERY_PAUSE_MS, () => {
        isWaiting = false
        recover()
      })
    },
  }
}
