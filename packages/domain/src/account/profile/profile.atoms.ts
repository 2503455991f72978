import { domainAtom } from '../../assembly/domainAtom.ts'
import type { ResultOf } from '../../contract/operation.ts'
import { ownedAtom } from '../../session/ownedAtom.ts'
import { atom } from '../../store.ts'
import { profile } from './profile.operations.ts'

export type WireProfile = ResultOf<'Profile'>['profile']

/** What the server keeps of the player, as far as it is known here. */
export type KeptProfile = { readonly state: 'loading' | 'failed' } | { readonly state: 'loaded'; readonly profile: WireProfile }

const heldAtom = ownedAtom<KeptProfile>({ state: 'loading' })

export const keptProfileAtom = atom((get): KeptProfile => get(heldAtom))

/** The answer to a save is the newest there is. */
export const acceptProfileAtom = atom(null, (_get, set, next: WireProfile) => set(heldAtom, { state: 'loaded', profile: next }))

/** Asks anew; what is known stays shown meanwhile. */
export const loadProfileAtom = atom(null, async (get, set) => {
  if (get(heldAtom).state === 'failed') set(heldAtom, { state: 'loading' })
  const answer = await get(domainAtom).client.call(profile, {})
  if (answer.ok) set(acceptProfileAtom, answer.value.profile)
  else if (get(heldAtom).state === 'loading' && answer.error.kind !== 'aborted') set(heldAtom, { state: 'failed' })
})
