import { DEVICE_ACTION_HEADER, hasSegment } from '@lagoon/contract/http/http'
import { operationPaths } from '@lagoon/contract/paths'
import type { Target } from './target.ts'

export interface HeaderFacts {
  readonly target: Target
  /** Logical path on our API; empty elsewhere. */
  readonly path: string
  readonly language: string
  readonly accessToken?: string | undefined
  readonly anonymousToken?: string | undefined
  readonly lobbyCode?: string | undefined
  readonly isIdVerified?: boolean
  /** Keys of the identity provider (§7). */
  readonly clientKeys?: { readonly id: string; readonly addressProof: string }
}

type Headers = Readonly<Record<string, string>>

const language = (facts: HeaderFacts): Headers => ({ 'accept-language': facts.language })
const bearer = (token: string | undefined): Headers => (token === undefined ? {} : { authorization: `Bearer ${token}` })
const deviceAction = ({ lobbyCode }: HeaderFacts): Headers =>
  lobbyCode !== undefined && /^[\w-]{1,64}$/.test(lobbyCode) ? { [DEVICE_ACTION_HEADER]: `${lobbyCode}-web` } : {}
const clientKey = ({ clientKeys, isIdVerified }: HeaderFacts): Headers =>
  clientKeys === undefined ? {} : { 'client-key': isIdVerified === true ? clientKeys.addressProof : clientKeys.id }

/** The table of §7 as the readings order it: the first row that fits makes the headers. */
const headerRows: readonly { readonly fits: (facts: HeaderFacts) => boolean; readonly make: (facts: HeaderFacts) => Headers }[] = [
  { fits: ({ target }) => target === 'ipLookup' || target === 'foreign', make: () => ({}) },
  { fits: ({ target }) => target === 'identityProvider', make: (facts) => ({ ...language(facts), ...clientKey(facts) }) },
  { fits: ({ target }) => target === 'gameProvider', make: language },
  { fits: ({ path }) => hasSegment(path, 'anonymous'), make: (facts) => ({ ...language(facts), ...bearer(facts.anonymousToken) }) },
  // The refresh stands outside the session that it renews: an expired bearer beside it could only do harm.
  { fits: ({ path }) => path === operationPaths.RefreshSession, make: (facts) => ({ ...language(facts), ...deviceAction(facts) }) },
  { fits: () => true, make: (facts) => ({ ...language(facts), ...bearer(facts.accessToken), ...deviceAction(facts) }) },
]

/** The headers of a call, names in lower case. A token goes to our own origin only. */
export const headersFor = (facts: HeaderFacts): Headers => headerRows.find(({ fits }) => fits(facts))?.make(facts) ?? {}
