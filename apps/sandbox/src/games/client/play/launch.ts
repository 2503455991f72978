import { LAUNCH_PARAMETER } from '@lagoon/contract/wire/gameFrame/launch'

const KEY = 'game.session'

/** Reads the one-time launch token and takes it out of the address bar and the history, so that it is not copied or sent on. */
export const takeLaunchToken = (): string | null => {
  const address = new URL(window.location.href)
  const launch = address.searchParams.get(LAUNCH_PARAMETER)
  if (launch !== null) {
    address.searchParams.delete(LAUNCH_PARAMETER)
    window.history.replaceState(null, '', address)
  }
  return launch
}

/** The id of the game that the address names. */
export const addressedGame = (): string => decodeURIComponent(window.location.pathname.split('/').at(-1) ?? '')

/** The provider's own session token for as long as this tab lives, so that a reload goes on; without storage a reload ends the game. */
export const sessionToken = {
  read(): string | null {
    try {
      return window.sessionStorage.getItem(KEY)
    } catch {
      return null
    }
  },
  keep(token: string): void {
    try {
      window.sessionStorage.setItem(KEY, token)
    } catch {
      // a browser that forbids storage in frames: the game runs all the same
    }
  },
  forget(): void {
    try {
      window.sessionStorage.removeItem(KEY)
    } catch {
      // nothing was kept
    }
  },
}
