import * as v from 'valibot'
import type { Party } from '@lagoon/contract/parties/parties'
import {
  eventsReply,
  PLATFORM,
  providerPaths,
  providerRefusal,
  roundReply,
  type EventsReply,
} from '@lagoon/contract/wire/eventBatches/eventBatches'
import { referenceTo, type PlatformKey, type Verify } from './jws.ts'

const TIMEOUT_MS = 3_000

/** What a provider answered, or nothing that can be relied on. */
export type Told<T> = T | 'SESSION_NOT_FOUND' | 'UNKNOWN'

/** Asks providers what happened: signed, and believed by what they sign. Never throws. */
export const questions = (key: Promise<PlatformKey>, verifierOfProviders: Verify) => {
  const ask = async <Reply>(provider: Party, path: string, shape: v.GenericSchema<unknown, Reply>): Promise<Told<Reply>> => {
    try {
      const { sign } = await key
      const bearer = await sign({ iss: PLATFORM, aud: provider.id, act: 'read', path, iat: Math.floor(Date.now() / 1_000) })
      const response = await fetch(new URL(path, provider.origin), {
        headers: { authorization: `Bearer ${bearer}` },
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      const signed = await verifierOfProviders(await response.text())
      if (signed?.provider.id !== provider.id) return 'UNKNOWN'
      const refusal = v.safeParse(providerRefusal, signed.payload)
      if (refusal.success && refusal.output.re === referenceTo(bearer))
        return refusal.output.status === 'SESSION_NOT_FOUND' ? 'SESSION_NOT_FOUND' : 'UNKNOWN'
      const read = v.safeParse(v.object({ re: v.literal(referenceTo(bearer)) }), signed.payload)
      const reply = v.safeParse(shape, signed.payload)
      return read.success && reply.success ? reply.output : 'UNKNOWN'
    } catch {
      return 'UNKNOWN'
    }
  }
  return {
    /** What happened in a session after an event. The provider takes no stake on what it holds any more. */
    events: (provider: Party, session: string, after: number): Promise<Told<EventsReply>> =>
      ask(provider, providerPaths.events(session, after), eventsReply),
    /** How a round stands there. */
    round: async (provider: Party, round: string): Promise<'OPEN' | 'FINISHED' | 'NEVER_RUN' | 'UNKNOWN'> => {
      const told = await ask(provider, providerPaths.round(round), roundReply)
      if (typeof told === 'string' || told.round !== round) return 'UNKNOWN'
      return told.state === 'UNKNOWN' ? 'NEVER_RUN' : told.state
    },
  }
}
export type Questions = ReturnType<typeof questions>
