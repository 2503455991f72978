import { domainAtom } from '../../assembly/domainAtom.ts'
import { loadable } from '../../kernel/loadable.ts'
import { ownedAtom } from '../../session/ownedAtom.ts'
import { DEFAULT_LANGUAGE } from '../../session/keptSession.ts'
import { atom } from '../../store.ts'
import { putProfileAtom, profileAtom, loadProfileAtom } from '../profile/profile.atoms.ts'
import { changePasswordViewAtom, loadChangePasswordAtom, changePasswordAtom } from '../recovery/changePassword.atoms.ts'
import type { ChangePasswordValues } from '../recovery/recovery.state.ts'
import { endOtherSession, endOtherSessions, otherSessions, saveSpecialOffers } from './settings.operations.ts'
import { everySession, type SettingsPart } from '@lagoon/contract/account/enums'
import type { DeviceSession, PlayerSettings, ProfileSettingsView } from './settings.state.ts'

const sessions = loadable(otherSessions, ({ otherSessions: wire }): readonly DeviceSession[] => wire)
const loadSessionsAtom = atom(null, (_get, set) => set(sessions.load, {}))
const partAtom = ownedAtom<OfferedPart | null>(null)
const endingAtom = ownedAtom<string | undefined>(undefined)
/** What the switch shows while the server is told. */
const wishedOffersAtom = ownedAtom<boolean | undefined>(undefined)

const offeredParts = ['language', 'changePassword', 'sessions'] as const satisfies readonly SettingsPart[]
type OfferedPart = (typeof offeredParts)[number]
const isOffered = (part: SettingsPart | null): part is OfferedPart | null =>
  part === null || offeredParts.some((offered) => offered === part)

export const loadSettingsAtom = atom(null, async (_get, set) => {
  set(partAtom, null)
  await Promise.all([set(loadProfileAtom), set(loadSessionsAtom)])
})

/** Shows a part, and no longer the one that was shown. */
export const showSettingsPartAtom = atom(null, (_get, set, part: SettingsPart | null) => {
  if (!isOffered(part)) return
  set(partAtom, part)
  if (part === 'changePassword') void set(loadChangePasswordAtom)
  if (part === 'sessions') void set(loadSessionsAtom)
})

export const switchSpecialOffersAtom = atom(null, async (get, set, isOn: boolean) => {
  set(wishedOffersAtom, isOn)
  const answer = await get(domainAtom).client.call(saveSpecialOffers, { isOn })
  if (answer.ok) set(putProfileAtom, answer.value.saveSpecialOffers)
  if (get(wishedOffersAtom) === isOn) set(wishedOffersAtom, undefined)
})

/** Logs one other device out, or with `everySession` all of them; the list then says what the server knows. */
export const endSessionAtom = atom(null, async (get, set, id: string) => {
  if (get(endingAtom) !== undefined) return
  set(endingAtom, id)
  const { client } = get(domainAtom)
  const answer = id === everySession ? await client.call(endOtherSessions, {}) : await client.call(endOtherSession, { id })
  if (answer.ok) await set(loadSessionsAtom)
  set(endingAtom, undefined)
})

export const changePasswordInSettingsAtom = atom(null, async (_get, set, values: ChangePasswordValues) => {
  if (await set(changePasswordAtom, values)) await Promise.all([set(loadProfileAtom), set(loadSessionsAtom)])
})

export const settingsViewAtom = atom((get): ProfileSettingsView => {
  const profile = get(profileAtom)
  const devices = get(sessions.at({}))
  if (profile.state === 'failed' || devices.state === 'failed') return { state: 'failed' }
  if (profile.state === 'loading' || devices.state === 'loading') return { state: 'loading' }
  const settings: PlayerSettings = {
    parts: offeredParts,
    specialOffers: get(wishedOffersAtom) ?? profile.value.specialOffers,
    language: DEFAULT_LANGUAGE,
    languages: [{ code: DEFAULT_LANGUAGE, name: 'English' }],
    passwordChangedAt: profile.value.passwordChangedAt,
    sessions: devices.value,
  }
  const part = get(partAtom)
  switch (part) {
    case null:
      return { state: 'settled', settings }
    case 'language':
      return { state: 'language', settings, isSaving: false }
    case 'changePassword':
      return { state: 'changePassword', settings, password: get(changePasswordViewAtom) }
    case 'sessions': {
      const ending = get(endingAtom)
      return { state: 'sessions', settings, ...(ending === undefined ? {} : { ending }) }
    }
  }
})
