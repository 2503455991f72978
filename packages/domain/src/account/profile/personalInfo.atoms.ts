import { minimumAgeIn } from '@lagoon/contract/account/age.rules'
import { dayIn } from '@lagoon/contract/account/profile.rules'
import { domainAtom } from '../../assembly/domainAtom.ts'
import { hasCode, type CallProblem } from '../../errors/callProblem.ts'
import { saving } from '../../kernel/saving.ts'
import { renamePlayerAtom } from '../../session/session.atoms.ts'
import { atom } from '../../store.ts'
import { askStepUpAtom, stepUpViewAtom } from '../../withdrawal/stepUp/stepUp.atoms.ts'
import { toStepUp } from '../../withdrawal/stepUp/toStepUp.ts'
import type { StepUpProof } from '../../withdrawal/stepUp/stepUp.state.ts'
import type { PersonalInfoValues, PersonalInfoView } from '../profile.state.ts'
import type { CodeChannel } from '@lagoon/contract/account/enums'
import { takenFields } from '../refusals.ts'
import { forKycAtom, noteKycVisitAtom } from './kycFields.atoms.ts'
import { loadProfileAtom, profileAtom, putProfileAtom, type WireProfile } from './profile.atoms.ts'
import { savePersonalInfo } from './profile.operations.ts'

const form = saving(savePersonalInfo, takenFields)
const timeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** `isForKyc`: the verification sent the player; `field` is what it lacks, where they came for one field. */
export const loadPersonalInfoAtom = atom(null, (_get, set, isForKyc: boolean, field?: string | null) => {
  set(form.reset)
  set(noteKycVisitAtom, { isForKyc, field: field ?? null })
  return set(loadProfileAtom)
})

const saveAtom = atom(
  null,
  async (_get, set, { gender, ...texts }: PersonalInfoValues, proof?: StepUpProof): Promise<readonly CodeChannel[]> => {
    const input = { ...texts, gender: gender === '' ? null : gender, timeZone: timeZone() }
    const saved = await set(form.save, { input, stepUp: proof === undefined ? null : toStepUp(proof) })
    if (saved === undefined) return []
    const { profile, toConfirm } = saved.savePersonalInfo
    set(putProfileAtom, profile)
    set(renamePlayerAtom, profile.personalInfo)
    return toConfirm
  },
)

/** Why the last attempt brought nothing. */
const problemAtom = atom((get): CallProblem | undefined => {
  const progress = get(form.savingAtom)
  return progress.state === 'editing' ? progress.problem : undefined
})

type Confirming = readonly CodeChannel[]

/**
 * Saves; answers what is to be confirmed by a code before it holds, nothing where the save was refused. Of another email, phone number or
 * account to be paid out to it is asked first whether it is the player: `onProven` is told the same once that was saved.
 */
export const savePersonalInfoAtom = atom(
  null,
  async (get, set, values: PersonalInfoValues, onProven?: (toConfirm: Confirming) => void): Promise<Confirming> => {
    const toConfirm = await set(saveAtom, values)
    const problem = get(problemAtom)
    if (problem === undefined || !hasCode(problem, 'STEP_UP_REQUIRED')) return toConfirm
    const { store } = get(domainAtom)
    set(askStepUpAtom, async (proof) => {
      const confirming = await store.set(saveAtom, values, proof)
      const said = store.get(problemAtom)
      if (said === undefined) onProven?.(confirming)
      return said
    })
    return []
  },
)

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
  const stepUp = get(stepUpViewAtom)
  const proving = stepUp === undefined ? {} : { stepUp }
  const always = {
    values,
    today: dayIn(timeZone(), new Date(get(domainAtom).ports.clock.now())),
    minimumAge: minimumAgeIn(profile.contactDetails),
    ...(profile.identityLock === null ? {} : { identityLock: profile.identityLock }),
    ...(profile.phoneConfirmed ? {} : { unconfirmedPhone: profile.personalInfo.phone }),
  }
  if (progress.state !== 'editing') return { state: progress.state, ...always, ...proving }
  return { state: 'editing', ...always, ...proving, refusals: progress.refusals, ...get(forKycAtom) }
})
