import { parseJson } from '@lagoon/contract/text/parseJson'
import { tokenKinds, type TokenKind } from '@lagoon/contract/money/money'
import type { PlayerMessage } from '@lagoon/contract/messages/messages'

type Body = Readonly<Record<string, unknown>>
const isBody = (value: unknown): value is Body => typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown): value is string => typeof value === 'string' && value.length > 0 && value.length <= 200
const isWords = (value: unknown): value is string => typeof value === 'string' && value.length > 0 && value.length <= 1_000
const isKind = (value: unknown): value is TokenKind => tokenKinds.some((kind) => kind === value)
const isMinor = (value: unknown): value is string => typeof value === 'string' && /^-?\d{1,30}$/.test(value)
const roundStates = ['OPEN', 'SETTLED', 'ROLLED_BACK'] as const

const decodeTokens = (value: unknown) =>
  (Array.isArray(value) ? value : []).flatMap((entry: unknown) =>
    isBody(entry) && isKind(entry['kind']) && isMinor(entry['amount']) ? [{ kind: entry['kind'], amount: entry['amount'] }] : [],
  )

/** Reads a frame's body once, for everybody. Undefined for what is not a message of ours: it is dropped. */
export const decodeMessage = (body: string): PlayerMessage | undefined => {
  const value = parseJson(body)
  if (!isBody(value) || !isText(value['id'])) return undefined
  const { id, topic } = value
  switch (topic) {
    case 'balances':
      return isMinor(value['version']) ? { id, topic, version: value['version'], tokens: decodeTokens(value['tokens']) } : undefined
    case 'round': {
      const state = roundStates.find((known) => known === value['state'])
      const { roundId, gameSessionId } = value
      return state !== undefined && isText(roundId) && isText(gameSessionId) ? { id, topic, roundId, gameSessionId, state } : undefined
    }
    case 'gameSession':
      return isText(value['gameSessionId']) ? { id, topic, gameSessionId: value['gameSessionId'], state: 'ENDED' } : undefined
    case 'loggedOut':
      return { id, topic, reason: 'other-device' }
    case 'push': {
      const { title, text } = value
      return isText(title) && isWords(text) ? { id, topic, title, text } : undefined
    }
    default:
      return undefined
  }
}
