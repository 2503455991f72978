import { domainAtom } from '../../assembly/domainAtom.ts'
import type { ResultOf } from '../../contract/operation.ts'
import { ownedAtom } from '../../session/ownedAtom.ts'
import { DEFAULT_LANGUAGE } from '../../session/keptSession.ts'
import { atom } from '../../store.ts'
import { acceptProfileAtom, keptProfileAtom, loadProfileAtom } from '../profile/profile.atoms.ts'
import { changePasswordViewAtom, openChangePasswordAtom, submitChangePasswordAtom } from '../recovery/changePassword.atoms.ts'
import type { ChangePasswordValues } from '../recovery/recovery.state.ts'
import { endOtherSession, endOtherSessions, otherSessions, saveSpecialOffers } from './settings.operations.ts'
import { everySession, type DeviceSession, type PlayerSettings, type ProfileSettingsView, type SettingsPart } from './settings.state.ts'

type WireSession = ResultOf<'OtherSessions'>['otherSessions'][number]

const kinds = { PHONE: 'phone', TABLET: 'tablet', COMPUTER: 'computer' } as const
const toSession = ({ id, kind, name, lastUsedAt }: WireSession): DeviceSession => ({ id, kind: kinds[kind], name, lastUsedAt })

type Sessions = { readonly state: 'loading' | 'failed' } | { readonly state: 'loaded'; readonly sessions: readonly DeviceSession[] }
const sessionsAtom = ownedAtom<Sessions>({ state: 'loading' })
const partAtom = ownedAtom<OfferedPart | null>(null)
const endingAtom = ownedAtom<string | undefined>(undefined)
/** What the switch shows while the server is told. */
const wishedOffersAtom = ownedAtom<boolean | undefined>(undefined)

const offeredParts = ['language', 'changePassword', 'sessions'] as const satisfies readonly SettingsPart[]
type OfferedPart = (typeof offeredParts)[number]
const isOffered = (part: SettingsPart | null): part is OfferedPart | null =>
  part === null || offeredParts.some((offered) => offered === part)

const loadSessionsAtom = atom(null, async (get, set) => {
  if (get(sessionsAtom).state === 'failed') set(sessionsAtom, { state: 'loading' })
  const answer = await get(domainAtom).client.call(otherSessions, {})
  if (answer.ok) set(sessionsAtom, { state: 'loaded', sessions: answer.value.otherSessions.map(toSession) })
  else if (get(sessionsAtom).state === 'loading' && answer.error.kind !== 'aborted') set(sessionsAtom, { state: 'failed' })
})

export const openSettingsAtom = atom(null, async (_get, set) => {
  set(partAtom, null)
  await Promise.all([set(loadProfileAtom), set(loadSessionsAtom)])
})

/** Opens a part, and closes the one that was open. */
export const openSettingsPartAtom = atom(null, (_get, set, part: SettingsPart | null) => {
  if (!isOffered(part)) return
  set(partAtom, part)
  if (part === 'changePassword') void set(openChangePasswordAtom)
  if (part === 'sessions') void set(loadSessionsAtom)
})

export const switchSpecialOffersAtom = atom(null, async (get, set, isOn: boolean) => {
  set(wishedOffersAtom, isOn)
  const answer = await get(domainAtom).client.call(saveSpecialOffers, { isOn })
  if (answer.ok) set(acceptProfileAtom, answer.value.saveSpecialOffers)
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
  if (await set(submitChangePasswordAtom, values)) await Promise.all([set(loadProfileAtom), set(loadSessionsAtom)])
})

export const settingsStateAtom = atom((get): 'loading' | 'failed' | 'loaded' => {
  const states = [get(keptProfileAtom).state, get(sessionsAtom).state]
  return states.includes('failed') ? 'failed' : states.includes('loading') ? 'loading' : 'loaded'
})

/** Undefined until profile and sessions are known. */
export const settingsViewAtom = atom((get): ProfileSettingsView | undefined => {
  const kept = get(keptProfileAtom)
  const devices = get(sessionsAtom)
  if (kept.state !== 'loaded' || devices.state !== 'loaded') return undefined
  const settings: PlayerSettings = {
    parts: offeredParts,
    specialOffers: get(wishedOffersAtom) ?? kept.profile.specialOffers,
    language: DEFAULT_LANGUAGE,
    languages: [{ code: DEFAULT_LANGUAGE, name: 'English' }],
    passwordChangedAt: kept.profile.passwordChangedAt,
    sessions: devices.sessions,
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
