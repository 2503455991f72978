import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { sendJson } from '../../http/exchange.ts'
import type { PayoutWish } from '../outcomes.ts'
import type { NewPayout, PayoutBook } from './payoutBook.ts'
import type { Payout } from './timeline.ts'

/** Longer than the platform waits. */
const SLOW_MS = 20_000

/** The ways in which a provider answers about payouts, or does not. */
export const payoutAnswers = <Details>(book: Pick<PayoutBook<Details>, 'find' | 'make'>, takeWish: () => PayoutWish) => {
  const held = new Set<ServerResponse>()
  /** Leaves a call without an answer for as long as its caller waits. */
  const hold = (response: ServerResponse): void => {
    held.add(response)
    response.on('close', () => held.delete(response))
  }
  const fail = (response: ServerResponse): void => sendJson(response, 500, { message: 'This was asked to fail.' })

  return {
    /** Answers the call that makes a payout in the way that was wished for. Sent again with the same key it makes nothing. */
    make: async (response: ServerResponse, payout: NewPayout<Details>, send: (made: Payout<Details>) => void): Promise<void> => {
      const known = book.find(payout.id)
      if (known) return known.isMute ? hold(response) : known.wish.answer === 'MADE_BUT_ERROR' ? fail(response) : send(known)
      const wish = takeWish()
      if (wish.answer === 'FAILS') return fail(response)
      if (wish.answer === 'LOST') return void response.destroy()
      const made = await book.make(payout, wish)
      switch (wish.answer) {
        case 'ANSWERS':
          return send(made)
        case 'MADE_BUT_LOST':
          return void response.destroy()
        case 'MADE_BUT_ERROR':
          return fail(response)
        case 'NONSENSE':
          return void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('<!doctype html><title>Welcome</title>')
        case 'SLOW':
          await wait(SLOW_MS, undefined, { ref: false })
          return response.destroyed ? undefined : send(made)
        case 'MUTE':
          return hold(response)
      }
    },
    /** Answers a question about a payout, unless nothing is to be said of it. */
    about: (response: ServerResponse, payout: Payout<Details> | undefined, send: (payout: Payout<Details> | undefined) => void): void =>
      payout?.isMute ? hold(response) : send(payout),
    /** Cuts the calls that are never answered. */
    hangUp: (): void => {
      for (const response of held) response.destroy()
    },
  }
}
