import type { RequestHandler } from 'msw'
import type { SetupWorker } from 'msw/browser'
import { browserStorage } from '@lagoon/domain/ports/browserStorage'
import { writeSession } from '@lagoon/domain/session/keptSession'

/** How long a flow waits for a page: its pieces and its data come over the network of a busy machine. */
export const PATIENCE = { timeout: 12_000 }

/** A device that nobody has used; with `player`, one on which a player is logged in. */
const freshDevice = (who: 'visitor' | 'player'): void => {
  const kept = browserStorage()
  for (const key of kept.keys()) kept.remove(key)
  if (who === 'player') writeSession(kept, { sessionKey: 'flow', accessToken: 'access-token', refreshToken: 'refresh-token' })
}

/** What the app of this story asked for and its scenario does not know. */
const unanswered: string[] = []

/** Sets the scene of a flow: who is at the device, and what the server answers. */
export const scene =
  (who: 'visitor' | 'player', scenario: readonly RequestHandler[]) =>
  ({ msw }: { msw: SetupWorker }): (() => void) => {
    unanswered.length = 0
    freshDevice(who)
    msw.use(...scenario)
    const note = ({ request }: { readonly request: Request }) => {
      const { pathname } = new URL(request.url)
      if (pathname.startsWith('/graphql/')) unanswered.push(pathname)
    }
    msw.events.on('request:unhandled', note)
    return () => {
      msw.events.removeListener('request:unhandled', note)
      freshDevice('visitor')
    }
  }

/**
 * Fails the story whose app asked for something that its scenario does not know. To be called after each: what the end of a scene
 * throws is thrown at every story that follows.
 */
export const checkAnswers = (): void => {
  if (unanswered.length > 0) throw new Error(`no scenario answers ${unanswered.join(', ')}`)
}
