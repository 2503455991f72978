import { KIND_META, type GameInfo, type SessionView } from '../../contract.ts'
import { sessionToken, takeLaunchToken } from './launch.ts'
import { kindOf } from '../kinds/kinds.ts'
import type { Kind, LiveKind } from '../kinds/kind.ts'
import { addressedGame } from './launch.ts'
import { provider } from './provider.ts'

export type Opening =
  | {
      readonly kind: 'open'
      readonly token: string
      readonly session: SessionView
      readonly info: GameInfo
      readonly game: Kind | LiveKind
    }
  | { readonly kind: 'ended'; readonly message: string }
  | { readonly kind: 'unreachable'; readonly message: string }

const NOT_REACHED = 'We can’t reach the game right now. Your tokens are safe.'

/** Opens the game with the launch token of the address, or goes on with the session of this tab after a reload. */
export const openGame = async (launch: string | null): Promise<Opening> => {
  const stored = sessionToken.read()
  const [opened, info] = await Promise.all([
    launch ? provider.open(launch) : stored ? provider.current(stored) : null,
    provider.info(addressedGame()),
  ])
  if (!opened) return { kind: 'ended', message: 'Open the game from the lobby to play.' }
  if (!opened.ok) {
    if (opened.problem === 'NO_ANSWER') return { kind: 'unreachable', message: NOT_REACHED }
    return { kind: opened.problem === 'PLATFORM_AWAY' ? 'unreachable' : 'ended', message: opened.message }
  }
  // A reload of another game's address than the one that this tab's session is of.
  if (opened.value.gameId !== addressedGame()) return { kind: 'ended', message: 'Open the game from the lobby to play.' }
  const game = await kindOf(opened.value)?.catch(() => undefined)
  if (!info.ok || !game) return { kind: 'unreachable', message: NOT_REACHED }
  const token = 'sessionToken' in opened.value ? String(opened.value.sessionToken) : (stored ?? '')
  sessionToken.keep(token)
  return { kind: 'open', token, session: opened.value, info: info.value, game }
}

/** The code of the game's kind is asked for when the page is read, beside the session and not after it. */
const kindOfPage = document.querySelector<HTMLMetaElement>(`meta[name="${KIND_META}"]`)?.content
if (kindOfPage !== undefined)
  void kindOf({ gameId: addressedGame(), kind: kindOfPage as SessionView['kind'] })?.then(
    (kind) => kind.flow === 'live' && kind.askAhead?.(addressedGame()),
    () => undefined,
  )

/** Taken once, when the page is read: an effect that runs twice must not find it gone. */
export const launchToken = takeLaunchToken()
