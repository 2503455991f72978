import { threeLettersOf } from '@lagoon/contract/wire/sumsub/countries'
import { identityLevelNames } from '@lagoon/contract/wire/sumsub/requirements'
import { ACCESS_TOKEN_SECONDS, type ApplicantReply, type FixedInfo, type LevelName } from '@lagoon/contract/wire/sumsub/sumsub'
import type { Party } from '@lagoon/contract/parties/parties'
import type { IdentityOrder, IdentityProtocol } from '../protocol.ts'
import {
  accessToken,
  applicantByUser,
  applicantOf,
  changeInfo,
  createApplicant,
  isDuplicate,
  moderationStates,
  moveToLevel,
  settingOf,
} from './calls.ts'
import { notices } from './notices.ts'
import { readingOf, subjectOf } from './readings.ts'

/** The page of the frame at the provider. */
const FRAME_PATH = '/websdk'

const infoOf = ({ player }: IdentityOrder): FixedInfo => {
  const country = threeLettersOf(player.country)
  const own = country !== undefined && { country }
  return {
    firstName: player.firstName,
    lastName: player.lastName,
    dob: player.dateOfBirth,
    gender: player.gender,
    ...own,
    addresses: [{ street: player.address, town: player.city, state: player.state, postCode: player.zip, ...own }],
  }
}

const isSame = (one: FixedInfo | undefined, other: FixedInfo): boolean => {
  const flat = (info: FixedInfo | undefined) =>
    JSON.stringify(
      Object.entries({ ...info, addresses: undefined, ...info?.addresses?.[0], home: info?.country })
        .filter(([, value]) => value !== undefined)
        .toSorted(([a], [b]) => (a < b ? -1 : 1)),
    )
  return flat(one) === flat(other)
}

/** The person at the provider, made where there is none, with what we know of them, at the level that is to be checked. */
const applicantFor = async (party: Party, order: IdentityOrder, levelName: LevelName, signal: AbortSignal): Promise<ApplicantReply> => {
  const { reference, player } = order
  const fixedInfo = infoOf(order)
  const known =
    (await applicantByUser(party, reference, signal)) ??
    (await createApplicant(party, levelName, { externalUserId: reference, email: player.email, phone: player.phone, fixedInfo }, signal)) ??
    (await applicantByUser(party, reference, signal))
  if (!known || known.externalUserId !== reference) throw new Error('the provider spoke of another player')
  if (!isSame(known.fixedInfo, fixedInfo)) await changeInfo(party, known.id, fixedInfo, signal)
  return known.review.levelName === levelName ? known : moveToLevel(party, known.id, levelName, signal)
}

/** Identity checks by the protocol `sumsub`: docs/identity/sumsub.md. Pictures of documents go to the provider's frame and never come here. */
export const sumsub: IdentityProtocol = {
  open: async (party, order, signal) => {
    const levelName = identityLevelNames[order.level]
    const { id } = await applicantFor(party, order, levelName, signal)
    const expiresAt = new Date(Date.now() + ACCESS_TOKEN_SECONDS * 1_000)
    const token = await accessToken(party, order.reference, levelName, signal)
    return { applicantId: id, accessToken: token, expiresAt, frameUrl: new URL(FRAME_PATH, party.origin).href }
  },

  read: async (party, { applicantId }, signal) => {
    const applicant = await applicantOf(party, applicantId, signal)
    if (!applicant) return null
    if (applicant.id !== applicantId) throw new Error('the provider spoke of another person')
    const { reviewStatus, reviewResult } = applicant.review
    const isAskedAgain = reviewStatus === 'awaitingUser' || (reviewStatus === 'completed' && reviewResult?.reviewRejectType === 'RETRY')
    const isApproved = reviewStatus === 'completed' && reviewResult?.reviewAnswer === 'GREEN'
    const items = isAskedAgain ? await moderationStates(party, applicantId, signal) : []
    const reading = readingOf(applicant, items, isApproved && (await isDuplicate(party, applicantId, signal)))
    return reading ? { ...subjectOf(applicant), ...reading } : null
  },

  notices,

  browserAccess: (party) => ({
    name: 'Sumsub',
    origin: party.origin,
    clientKeys: { id: settingOf(party, 'idClientKey'), addressProof: settingOf(party, 'addressClientKey') },
  }),
}
