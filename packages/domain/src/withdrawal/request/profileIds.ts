import type { PayoutWay } from '@lagoon/contract/withdrawal/enums'
import type { WireProfile } from '../../account/profile/profile.atoms.ts'

type PersonalInfo = WireProfile['personalInfo']

/** The methods that pay to an id of the profile (§5), and where it stands there. */
const ids: Readonly<Partial<Record<PayoutWay, (info: PersonalInfo) => string>>> = {
  SKRILL: ({ skrillId }) => skrillId,
  CASH_APP: ({ cashAppId }) => cashAppId,
  SEAMLESS_CHEX: ({ seamlessChexId }) => seamlessChexId,
}

/** Reads the id that a method pays to; undefined for a method that pays to an account of its own. */
export const profileIdOf = (way: PayoutWay) => ids[way]
