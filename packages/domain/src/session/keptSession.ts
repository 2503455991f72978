import { parseJson } from '@lagoon/contract/text/parseJson'
import type { KeptTexts } from '../ports/ports.ts'

/**
 * What outlives the page (§3 and the readings): both tokens with the key of the session in one entry, the
 * anonymous token, language, app version, hideLayout and theme. Nothing else is ever kept.
 */
export const keptKeys = {
  session: 'session',
  anonymousToken: 'anonymousToken',
  language: 'language',
  appVersion: 'appVersion',
  hideLayout: 'hideLayout',
  theme: 'theme',
} as const

/** `sessionKey` is a random id written at log-in: whoever sees another one, or none, knows that the session changed. */
export interface KeptSession {
  readonly sessionKey: string
  readonly accessToken: string
  readonly refreshToken: string
}

const LONGEST_TOKEN = 4_096
/** A token goes into a header: visible ASCII only, or a planted line break would write a header of its own. */
export const isToken = (value: unknown): value is string =>
  typeof value === 'string' &&
  value.length <= LONGEST_TOKEN &&
  /^[\u0021-\u007e]+$/.test(value) &&
  value !== 'undefined' &&
  value !== 'null'

const parse = (text: string | undefined): unknown => {
  if (text === undefined || text.length > 4 * LONGEST_TOKEN) return undefined
  return parseJson(text)
}

/** The entry in the storage, where the session's key is named as the browsers of players have it since the first release. */
interface Entry extends Omit<KeptSession, 'sessionKey'> {
  readonly generation: string
}

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' &&
  value !== null &&
  'generation' in value &&
  'accessToken' in value &&
  'refreshToken' in value &&
  isToken(value.generation) &&
  isToken(value.accessToken) &&
  isToken(value.refreshToken)

/** The session as it stands in storage now; undefined for none and for anything that is not one. */
export const readSession = (kept: KeptTexts): KeptSession | undefined => {
  const value = parse(kept.read(keptKeys.session))
  return isEntry(value) ? { sessionKey: value.generation, accessToken: value.accessToken, refreshToken: value.refreshToken } : undefined
}

/** One write for both tokens, so that no other tab ever reads half of a pair. */
export const writeSession = (kept: Pick<KeptTexts, 'write'>, { sessionKey, ...tokens }: KeptSession): void =>
  kept.write(keptKeys.session, JSON.stringify({ generation: sessionKey, ...tokens } satisfies Entry))

export const readAnonymousToken = (kept: KeptTexts): string | undefined => {
  const token = kept.read(keptKeys.anonymousToken)
  return isToken(token) ? token : undefined
}

const LANGUAGE = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/
export const DEFAULT_LANGUAGE = 'en'
export const readLanguage = (kept: KeptTexts): string => {
  const language = kept.read(keptKeys.language)
  return language !== undefined && LANGUAGE.test(language) ? language : DEFAULT_LANGUAGE
}

/** Takes every key of ours away, the session first: from that moment on no answer under way can write tokens back. */
export const clearKept = (kept: KeptTexts): void => {
  kept.remove(keptKeys.session)
  for (const key of kept.keys()) kept.remove(key)
}
