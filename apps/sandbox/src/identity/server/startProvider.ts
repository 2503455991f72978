import { join } from 'node:path'
import { webhookPath } from '@lagoon/contract/wire/webhooks/webhooks'
import { StartError } from '../../http/listen.ts'
import { openNoticeSender, type Repeats } from '../../payments/server/noticeSender.ts'
import type { Wish } from '../outcomes.ts'
import type { IdentityProvider, IdentityProviderOptions } from '../startOptions.ts'
import { openBook } from './book.ts'
import { browserCalls } from './browserCalls.ts'
import { deskOf } from './desk.ts'
import { frameCalls } from './frameCalls.ts'
import { partnerCalls } from './partnerCalls.ts'
import { openPictures } from './pictures.ts'
import { reviewerCalls } from './reviewerCalls.ts'
import { openReviews } from './reviews.ts'
import { serve } from './serve.ts'
import { openTokens } from './tokens.ts'

const MINUTE_MS = 60_000

/** When a notice that was not answered with 200 comes again. */
const usualRepeats = [5 * MINUTE_MS, 60 * MINUTE_MS, 5 * 60 * MINUTE_MS, 18 * 60 * MINUTE_MS] as const

/** Where people and reviewers find their pages. */
export const framePath = '/websdk'
export const reviewersPath = '/reviewers'

export interface TestOptions {
  readonly repeats?: Repeats | readonly number[]
  readonly decisionMs?: number
  /** Bytes of pictures that are held. */
  readonly pictureLimit?: number
}

/** Starts the identity provider. @throws StartError when its port cannot be had, or a setting is missing. */
export const startProvider = async (
  options: IdentityProviderOptions,
  { repeats = usualRepeats, decisionMs, pictureLimit }: TestOptions = {},
): Promise<IdentityProvider> => {
  const { id, port, origin, platformOrigin, secret, webhookSecret, settings, dataDir, pages, log } = options
  const { appToken, idClientKey, addressClientKey } = settings
  if (appToken === undefined || idClientKey === undefined || addressClientKey === undefined)
    throw new StartError(
      `The identity provider ${id} needs appToken, idClientKey and addressClientKey in the settings of its entry in IDENTITY.`,
    )
  const open = async () => {
    const folder = join(dataDir, id)
    const book = await openBook(folder)
    const sender = await openNoticeSender({ path: join(folder, 'notices.jsonl'), repeats, log })
    const pictures = openPictures(pictureLimit)
    const tokens = openTokens()
    const signing = { url: new URL(webhookPath('identity', id), platformOrigin).href, secret: webhookSecret }
    const reviews = openReviews({ book, pictures, sender, signing, log, ...(decisionMs !== undefined && { decisionMs }) })
    let wish: Wish | null = null
    const next = {
      get: () => wish,
      set: (wanted: Wish | null): void => {
        wish = wanted
      },
      take: (): Wish | null => {
        const taken = wish
        wish = null
        return taken
      },
    }
    return {
      calls: {
        ...partnerCalls({ appToken, secret, book, reviews, tokens }),
        ...browserCalls({ platformOrigin, clientKeys: { 'lagoon-identity': idClientKey, 'lagoon-address': addressClientKey } }),
        ...reviewerCalls({ book, pictures, reviews }),
        ...frameCalls({ book, pictures, reviews, tokens, next }),
      },
      desk: deskOf(id, { book, reviews, tokens, next, reviewers: new URL(reviewersPath, origin).href }),
      stop: async () => {
        reviews.stop()
        await sender.stop()
        await book.close()
      },
    }
  }
  return serve({ id, port, pages: pages ? { [framePath]: pages.frame, [reviewersPath]: pages.reviewers } : {}, log, open })
}
