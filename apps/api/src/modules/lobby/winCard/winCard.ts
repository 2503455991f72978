import { join } from 'node:path'
import { winRoute } from '@lagoon/contract/lobby/addresses'
import { winAddress, winCardAddress, winCardPath } from '@lagoon/contract/lobby/winAddresses'
import { LRUCache } from 'lru-cache'
import type { HttpRoute } from '../../../http/route.ts'
import { callerAddress } from '../../../http/callerAddress.ts'
import type { SocialCard } from '../../../http/site/socialCard.ts'
import { Problem } from '../../../problem.ts'
import type { Services } from '../../../services.ts'
import { throttle } from '../../throttle.ts'
import { findSharedWin } from '../sharedWin.ts'
import { CARD, drawCard } from './drawCard.ts'
import { winWords } from './winWords.ts'

/** The most pictures that are kept, about 100 kB each. */
const MOST_CARDS = 100
/** A network fetches a card again after so long: then it may say less, or nothing. */
const CARD_SECONDS = 600
/** So many pictures are drawn at a time; the others wait. */
const DRAWN_AT_ONCE = 2
/** More of them waiting than this are sent away. */
const MOST_WAITING = 50

const idIn = (search: string): string => new URLSearchParams(search).get('id') ?? ''

/** What the head of the page `/win?id=…` says to social networks; undefined for every other page, and where nobody shares such a win. */
export const winCardAt =
  ({ database, config: { publicOrigin } }: Pick<Services, 'database' | 'config'>) =>
  async (pathname: string, search: string): Promise<SocialCard | undefined> => {
    if (pathname.replace(/\/$/, '') !== winRoute) return undefined
    const id = idIn(search)
    const win = await findSharedWin(database.kysely, id)
    if (!win) return undefined
    const { title, won, times } = winWords(win)
    return {
      title,
      description: [won, times].filter((part) => part !== undefined).join(', '),
      address: publicOrigin + winAddress(id),
      image: { address: publicOrigin + winCardAddress(id), alt: `${title}: ${won}`, ...CARD },
    }
  }

/** The pictures of shared wins, drawn when they are asked for. What is no longer shared is not shown from memory either. */
export const winCardRoutes = (services: Services): readonly HttpRoute[] => {
  const { config, database } = services
  const cards = new LRUCache<string, Promise<Buffer>>({ max: MOST_CARDS })
  const waiting: (() => void)[] = []
  let drawing = 0
  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    if (waiting.length >= MOST_WAITING) throw new Problem(429, 'TOO_MANY_REQUESTS', 'Too many requests. Wait a moment, then try again.')
    if (drawing >= DRAWN_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
    drawing += 1
    try {
      return await work()
    } finally {
      drawing -= 1
      waiting.shift()?.()
    }
  }
  return [
    {
      method: 'GET',
      path: winCardPath,
      handle: async (request, _body, response) => {
        await throttle(services, 'sharedWin', callerAddress(request, config.trustProxy))
        const win = await findSharedWin(database.kysely, idIn(/\?.*/.exec(request.url ?? '')?.[0] ?? ''))
        if (!win) throw new Problem(404, 'WIN_NOT_FOUND', 'There’s no win to see here.')
        const words = winWords(win)
        // All that the picture shows: another choice of the player is another picture.
        const key = JSON.stringify([words, win.winToken, win.game.id])
        const card = cards.get(key) ?? inTurn(() => drawCard(words, win.winToken, join(config.webDist, `client/covers/${win.game.id}.svg`)))
        cards.set(key, card)
        card.catch(() => cards.delete(key))
        const body = await card
        response.setHeader('cross-origin-resource-policy', 'cross-origin')
        response.writeHead(200, {
          'content-type': 'image/png',
          'content-length': body.length,
          'cache-control': `public, max-age=${CARD_SECONDS}`,
        })
        response.end(body)
      },
    },
  ]
}
