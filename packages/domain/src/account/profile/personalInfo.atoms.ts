import { dayIn, missingForKyc } from '@lagoon/contract/account/profile.rules'
import { domainAtom } from '../../assembly/domainAtom.ts'
import { saving } from '../../kernel/saving.ts'
import { ownedAtom } from '../../session/ownedAtom.ts'
import { renamePlayerAtom } from '../../session/session.atoms.ts'
import { atom } from '../../store.ts'
import type { PersonalInfoValues, PersonalInfoView } from '../profile.state.ts'
import type { CodeChannel } from '@lagoon/contract/account/enums'
import { takenFields } from '../refusals.ts'
import { loadProfileAtom, profileAtom, putProfileAtom, type WireProfile } from './profile.atoms.ts'
import { savePersonalInfo } from './profile.operations.ts'

const form = saving(savePersonalInfo, takenFields)
/** The player came to put right what the verification lacks. */
const isForKycAtom = ownedAtom(false)
const timeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

export const loadPersonalInfoAtom = atom(null, (_get, set, isForKyc: boolean) => {
  set(form.reset)
  set(isForKycAtom, isForKyc)
  return set(loadProfileAtom)
})

/** Saves; answers what is to be confirmed by a code before it holds, nothing where the save was refused. */
export const savePersonalInfoAtom = atom(null, async (_get, set, values: PersonalInfoValues): Promise<readonly CodeChannel[]> => {
  const { gender, ...texts } = values
  const saved = await set(form.save, { input: { ...texts, gender: gender === '' ? null : gender, timeZone: timeZone() } })
  if (saved === undefined) return []
  const { profile, toConfirm } = saved.savePersonalInfo
  set(putProfileAtom, profile)
  set(renamePlayerAtom, profile.personalInfo)
  return toConfirm
})

export const toPersonalInfo = ({ personalInfo }: WireProfile): PersonalInfoValues => ({
  ...personalInfo,
  gender: personalInfo.gender ?? '',
})

export const personalInfoViewAtom = atom((get): PersonalInfoView => {
  const known = get(profileAtom)
  if (known.state !== 'loaded') return known
  const { value: profile } = known
  const progress = get(form.savingAtom)
  const values = toPersonalInfo(profile)
  const always = {
    values,
    today: dayIn(timeZone(), new Date(get(domainAtom).ports.clock.now())),
    ...(profile.phoneConfirmed ? {} : { unconfirmedPhone: profile.personalInfo.phone }),
  }
  if (progress.state !== 'editing') return { state: progress.state, ...always }
  const missing = get(isForKycAtom) ? missingForKyc({ ...values, ...profile.contactDetails }) : []
  return { state: 'editing', ...always, refusals: progress.refusals, missingForKyc: missing }
})
