import { domainAtom } from '../../assembly/domainAtom.ts'
import type { FieldErrorDetail } from '../../errors/problem.ts'
import { ownedAtom } from '../../session/ownedAtom.ts'
import { renamePlayerAtom } from '../../session/session.atoms.ts'
import { atom } from '../../store.ts'
import { dayIn, missingForKyc } from '../profile.rules.ts'
import type { PersonalInfoValues, PersonalInfoView } from '../profile.state.ts'
import type { CodeChannel } from '../recovery/recovery.state.ts'
import { refusalsOf } from '../refusals.ts'
import { acceptProfileAtom, keptProfileAtom } from './profile.atoms.ts'
import { savePersonalInfo } from './profile.operations.ts'

interface Progress {
  readonly state: 'editing' | 'saving' | 'saved'
  readonly refusals: readonly FieldErrorDetail[]
  /** The player came to put right what the verification lacks. */
  readonly isForKyc: boolean
}

const progressAtom = ownedAtom<Progress>({ state: 'editing', refusals: [], isForKyc: false })
const timeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

export const openPersonalInfoAtom = atom(null, (_get, set, isForKyc: boolean) =>
  set(progressAtom, { state: 'editing', refusals: [], isForKyc }),
)

/** Saves; answers what is to be confirmed by a code before it holds, nothing where the save was refused. */
export const savePersonalInfoAtom = atom(null, async (get, set, values: PersonalInfoValues): Promise<readonly CodeChannel[]> => {
  const before = get(progressAtom)
  if (before.state === 'saving') return []
  set(progressAtom, { ...before, state: 'saving', refusals: [] })
  const { gender, ...texts } = values
  const input = { ...texts, gender: gender === '' ? null : gender, timeZone: timeZone() }
  const answer = await get(domainAtom).client.call(savePersonalInfo, { input })
  if (!answer.ok) {
    set(progressAtom, { ...before, state: 'editing', refusals: refusalsOf(answer.error) })
    return []
  }
  const { profile, toConfirm } = answer.value.savePersonalInfo
  set(progressAtom, { ...before, state: 'saved', refusals: [] })
  set(acceptProfileAtom, profile)
  set(renamePlayerAtom, profile.personalInfo)
  return toConfirm.map((channel) => (channel === 'EMAIL' ? 'email' : 'phone'))
})

/** The form's first values; undefined until the profile is known. */
export const personalInfoValuesAtom = atom((get): PersonalInfoValues | undefined => {
  const kept = get(keptProfileAtom)
  return kept.state === 'loaded' ? { ...kept.profile.personalInfo, gender: kept.profile.personalInfo.gender ?? '' } : undefined
})

export const personalInfoViewAtom = atom((get): PersonalInfoView => {
  const { state, refusals, isForKyc } = get(progressAtom)
  const kept = get(keptProfileAtom)
  const values = get(personalInfoValuesAtom)
  const always = {
    today: dayIn(timeZone(), new Date(get(domainAtom).ports.clock.now())),
    ...(kept.state === 'loaded' && !kept.profile.phoneConfirmed ? { unconfirmedPhone: kept.profile.personalInfo.phone } : {}),
  }
  if (state !== 'editing') return { state, ...always }
  const missing =
    isForKyc && kept.state === 'loaded' && values !== undefined ? missingForKyc({ ...values, ...kept.profile.contactDetails }) : []
  return { state, ...always, refusals, missingForKyc: missing }
})
