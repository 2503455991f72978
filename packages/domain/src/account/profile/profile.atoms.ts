import type { ResultOf } from '../../client/operation.ts'
import { loadable } from '../../kernel/loadable.ts'
import { atom } from '../../store.ts'
import { profile } from './profile.operations.ts'

export type WireProfile = ResultOf<'Profile'>['profile']

const profiles = loadable(profile, ({ profile: wire }) => wire)

/** What the server keeps of the player. */
export const profileAtom = profiles.at({})
export const loadProfileAtom = atom(null, (_get, set) => set(profiles.load, {}))

/** The answer to a save is the newest there is. */
export const putProfileAtom = atom(null, (_get, set, next: WireProfile) => set(profiles.put, {}, next))
