import type { GameFrameMessage, PlatformFrameMessage } from '@lagoon/contract/wire/gameFrame/gameFrame'

type Said = GameFrameMessage extends infer M ? (M extends { source: string } ? Omit<M, 'source'> : never) : never

/** Origin of the page around the game, as the server wrote it into the page. */
const platformOrigin = document.querySelector<HTMLMetaElement>('meta[name="platform-origin"]')?.content ?? ''
export const isFramed = window.parent !== window

/** Tells the page around what goes on; only that one origin can hear it. */
export const tellPlatform = (said: Said): void => {
  if (isFramed && platformOrigin) window.parent.postMessage({ source: 'lagoon-game', ...said }, platformOrigin)
}

/** Back to the lobby: asks the page around, or goes there where there is none. */
export const leave = (): void => {
  if (isFramed) tellPlatform({ kind: 'leave' })
  else if (platformOrigin) window.location.assign(platformOrigin)
}

/** Calls back when the page around covers the game, until the returned function is called. */
export const onInterruption = (callBack: () => void): (() => void) => {
  const onMessage = ({ origin, data }: MessageEvent<unknown>) => {
    const said = data as Partial<PlatformFrameMessage> | null
    if (origin === platformOrigin && said?.source === 'lagoon-platform' && said.kind === 'interrupted') callBack()
  }
  window.addEventListener('message', onMessage)
  return () => window.removeEventListener('message', onMessage)
}
