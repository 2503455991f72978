import { domainAtom } from '../../assembly/domainAtom.ts'
import { loadable } from '../../kernel/loadable.ts'
import { ownedAtom } from '../../session/ownedAtom.ts'
import { DEFAULT_LANGUAGE } from '../../session/keptSession.ts'
import { atom } from '../../store.ts'
import { profileAtom, loadProfileAtom } from '../profile/profile.atoms.ts'
import { changePasswordViewAtom, loadChangePasswordAtom, changePasswordAtom } from '../recovery/changePassword.atoms.ts'
import type { ChangePasswordValues } from '../recovery/recovery.state.ts'
import type { Notifications, Permission } from '../../push/push.ts'
import { permissionAtom } from '../../push/permission.atoms.ts'
import { webSettings } from '../../shell/shell.operations.ts'
import { endOtherSession, endOtherSessions, otherSessions, saveNotifications, saveSpecialOffers } from './settings.operations.ts'
import { ownLimitsOf, savingLimitsAtom, loadOwnLimitsAtom } from './ownLimits.atoms.ts'
import { profileSwitch } from './profileSwitch.ts'
import type { NotificationPermissionView } from '../../shell/notificationPermission.state.ts'
import { NOTIFICATIONS_PLACE } from '@lagoon/contract/account/addresses'
import { everySession, ownLimits, type SettingsPart } from '@lagoon/contract/account/enums'
import type { DeviceSession, PlayerSettings, ProfileSettingsView } from './settings.state.ts'

const sessions = loadable(otherSessions, ({ otherSessions: wire }): readonly DeviceSession[] => wire)
const loadSessionsAtom = atom(null, (_get, set) => set(sessions.load, {}))
/** Whether the platform sends any notifications. */
const isPushOffered = loadable(webSettings, ({ webSettings: { push } }) => push !== null && push !== undefined)
const loadPushOfferedAtom = atom(null, (_get, set) => set(isPushOffered.load, {}))
const partAtom = ownedAtom<OfferedPart | 'notifications' | null>(null)
const endingAtom = ownedAtom<string | undefined>(undefined)
const offers = profileSwitch(async (client, isOn) => {
  const answer = await client.call(saveSpecialOffers, { isOn })
  return answer.ok ? answer.value.saveSpecialOffers : undefined
})
const pushMessages = profileSwitch(async (client, isOn) => {
  const answer = await client.call(saveNotifications, { isOn })
  return answer.ok ? answer.value.saveNotifications : undefined
})
const isAskingAtom = ownedAtom(false)

const offeredParts = ['language', ...ownLimits, 'changePassword', 'sessions'] as const satisfies readonly SettingsPart[]
type OfferedPart = (typeof offeredParts)[number]
const isOffered = (part: SettingsPart | null): part is OfferedPart | null =>
  part === null || offeredParts.some((offered) => offered === part)

/** `place` is what the address names of the settings: the explanation of notifications, or nothing. */
export const loadSettingsAtom = atom(null, async (_get, set, permission: Permission, place: string | null = null) => {
  set(permissionAtom, permission)
  set(partAtom, place === NOTIFICATIONS_PLACE ? 'notifications' : null)
  await Promise.all([set(loadProfileAtom), set(loadSessionsAtom), set(loadPushOfferedAtom), set(loadOwnLimitsAtom)])
})

/** Shows a part, and no longer the one that was shown. */
export const showSettingsPartAtom = atom(null, (_get, set, part: SettingsPart | null) => {
  if (!isOffered(part)) return
  set(partAtom, part)
  if (part === 'changePassword') void set(loadChangePasswordAtom)
  if (part === 'sessions') void set(loadSessionsAtom)
})

export const switchSpecialOffersAtom = offers.flip

/** Whether push messages go out to this player, whatever the browser allows. */
export const switchNotificationsAtom = pushMessages.flip

/** Opens the browser's question; what is allowed there is also switched on. */
export const allowNotificationsAtom = atom(null, async (get, set, { permission, ask }: Pick<Notifications, 'permission' | 'ask'>) => {
  set(isAskingAtom, true)
  await ask().catch(() => undefined)
  set(isAskingAtom, false)
  set(permissionAtom, permission())
  if (get(permissionAtom) === 'granted') await set(switchNotificationsAtom, true)
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

const notificationsOf = (permission: Permission, isWanted: boolean): PlayerSettings['notifications'] => {
  if (permission === 'absent') return undefined
  if (permission === 'denied') return 'blocked'
  return permission === 'granted' && isWanted ? 'on' : 'off'
}

const permissionView = (permission: Permission, isAsking: boolean): NotificationPermissionView => {
  if (permission === 'granted') return { state: 'granted' }
  return permission === 'default' ? { state: 'default', isAsking } : { state: 'blocked' }
}

export const settingsViewAtom = atom((get): ProfileSettingsView => {
  const profile = get(profileAtom)
  const devices = get(sessions.at({}))
  const push = get(isPushOffered.at({}))
  const limits = ownLimitsOf(get)
  if (profile.state === 'failed' || devices.state === 'failed' || limits === 'failed') return { state: 'failed' }
  if (profile.state === 'loading' || devices.state === 'loading' || push.state === 'loading' || limits === 'loading')
    return { state: 'loading' }
  const notifications =
    push.state === 'failed' || !push.value
      ? undefined
      : notificationsOf(get(permissionAtom), get(pushMessages.wishedAtom) ?? profile.value.notifications)
  const settings: PlayerSettings = {
    parts: offeredParts,
    specialOffers: get(offers.wishedAtom) ?? profile.value.specialOffers,
    language: DEFAULT_LANGUAGE,
    languages: [{ code: DEFAULT_LANGUAGE, name: 'English' }],
    passwordChangedAt: profile.value.passwordChangedAt,
    sessions: devices.value,
    limits,
    ...(notifications === undefined ? {} : { notifications }),
  }
  const part = get(partAtom)
  switch (part) {
    case null:
      return { state: 'settled', settings }
    case 'notifications':
      return notifications === undefined
        ? { state: 'settled', settings }
        : { state: 'notifications', settings, permission: permissionView(get(permissionAtom), get(isAskingAtom)) }
    case 'language':
      return { state: 'language', settings, isSaving: false }
    case 'depositLimit':
    case 'lossLimit':
      return { state: part, settings, isSaving: get(savingLimitsAtom).includes(part) }
    case 'changePassword':
      return { state: 'changePassword', settings, password: get(changePasswordViewAtom) }
    case 'sessions': {
      const ending = get(endingAtom)
      return { state: 'sessions', settings, ...(ending === undefined ? {} : { ending }) }
    }
  }
})
