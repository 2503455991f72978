import type { LineSetting, OpenLine } from '../realtime/line.ts'
import { PLAYER_DESTINATION, TICK_DESTINATION } from '@lagoon/contract/messages/destinations'
import type { PlayerMessage } from '@lagoon/contract/messages/playerMessage'

/** A line that connects, breaks and speaks when it is told to. */
export const controlledLine = () => {
  const open = new Set<LineSetting>()
  const tokens: (string | undefined)[] = []
  const missed: number[] = []
  let drops = 0
  const openLine: OpenLine = (setting) => {
    open.add(setting)
    return {
      drop() {
        drops += 1
        setting.onDown()
      },
      close: () => {
        open.delete(setting)
      },
    }
  }
  const each = (run: (setting: LineSetting) => void) => [...open].forEach(run)
  return {
    openLine,
    tokens,
    /** What each connect said that was missed, milliseconds. */
    missed,
    count: () => open.size,
    drops: () => drops,
    /** Asks for the token and connects, as a client does before each CONNECT. */
    async connect(): Promise<void> {
      for (const setting of open) {
        const token = await setting.token()
        tokens.push(token)
        if (token === undefined) open.delete(setting)
        else {
          missed.push(setting.missed.ms())
          setting.onUp()
        }
      }
    },
    refuse: () =>
      each((setting) => {
        setting.onRefused()
        setting.onDown()
      }),
    break: () => each((setting) => setting.onDown()),
    tick: () => each((setting) => setting.onBody(TICK_DESTINATION, '{}')),
    say: (message: PlayerMessage) => each((setting) => setting.onBody(PLAYER_DESTINATION, JSON.stringify(message))),
  }
}
