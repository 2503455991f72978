import { createHmac } from 'node:crypto'
import type { Party } from '@lagoon/contract/parties/parties'
import { requestHeaders, requestSignatureText } from '@lagoon/contract/wire/sumsub/signatures'
import {
  ACCESS_TOKEN_SECONDS,
  accessTokenReply,
  applicantReply,
  duplicatesReply,
  moderationStatesReply,
  sumsubPaths,
  type ApplicantReply,
  type CreateRequest,
  type FixedInfo,
  type LevelName,
  type ModerationStates,
} from '@lagoon/contract/wire/sumsub/sumsub'
import * as v from 'valibot'

const TIMEOUT_MS = 8_000

/** A value that a party of this protocol has in its settings. */
export const settingOf = (party: Party, name: string): string => {
  const value = party.settings?.[name]
  if (value === undefined) throw new Error(`${party.id} has no ${name} in its settings`)
  return value
}

interface Call<Reply> {
  readonly method: 'GET' | 'POST' | 'PATCH'
  readonly path: string
  readonly body?: object
  readonly shape: v.GenericSchema<unknown, Reply>
  /** Statuses of HTTP that are an answer too: null. */
  readonly nullOn?: readonly number[]
}

/** Sends a signed call and reads its answer. Rejects when none comes within 8 seconds, or one that is not understood. */
const request = async <Reply>(
  party: Party,
  { method, path, body, shape, nullOn = [] }: Call<Reply>,
  signal: AbortSignal,
): Promise<Reply | null> => {
  const text = body === undefined ? '' : JSON.stringify(body)
  const seconds = String(Math.floor(Date.now() / 1_000))
  const signature = createHmac('sha256', party.secret)
    .update(requestSignatureText(seconds, method, path, text))
    .digest('hex')
  const response = await fetch(party.origin + path, {
    method,
    headers: {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      [requestHeaders.token]: settingOf(party, 'appToken'),
      [requestHeaders.time]: seconds,
      [requestHeaders.signature]: signature,
    },
    ...(body !== undefined && { body: text }),
    redirect: 'error',
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  })
  // Of its address only what names the call: the rest names a person.
  const name = `${method} ${path.split('/').at(-1)?.replace(/\?.*/, '')}`
  if (!response.ok) {
    await response.body?.cancel()
    if (nullOn.includes(response.status)) return null
    throw new Error(`${name} answered HTTP ${response.status}`)
  }
  const reply = v.safeParse(shape, await response.json())
  if (!reply.success) throw new Error(`${name} answered what is not understood`)
  return reply.output
}

const must = <Reply>(reply: Reply | null, what: string): Reply => {
  if (reply === null) throw new Error(`${what} answered nothing`)
  return reply
}

/** Null: no such person. */
export const applicantOf = (party: Party, applicantId: string, signal: AbortSignal): Promise<ApplicantReply | null> =>
  request(party, { method: 'GET', path: sumsubPaths.one(applicantId), shape: applicantReply, nullOn: [404] }, signal)

/** Null: the provider does not know our player. */
export const applicantByUser = (party: Party, userId: string, signal: AbortSignal): Promise<ApplicantReply | null> =>
  request(party, { method: 'GET', path: sumsubPaths.byUser(userId), shape: applicantReply, nullOn: [404] }, signal)

/** Null: somebody made it meanwhile. */
export const createApplicant = (
  party: Party,
  levelName: LevelName,
  body: CreateRequest,
  signal: AbortSignal,
): Promise<ApplicantReply | null> =>
  request(party, { method: 'POST', path: sumsubPaths.create(levelName), body, shape: applicantReply, nullOn: [409] }, signal)

export const moveToLevel = async (party: Party, applicantId: string, levelName: LevelName, signal: AbortSignal): Promise<ApplicantReply> =>
  must(
    await request(party, { method: 'POST', path: sumsubPaths.moveToLevel(applicantId, levelName), shape: applicantReply }, signal),
    'moveToLevel',
  )

export const changeInfo = async (party: Party, applicantId: string, body: FixedInfo, signal: AbortSignal): Promise<void> => {
  await request(party, { method: 'PATCH', path: sumsubPaths.fixedInfo(applicantId), body, shape: v.unknown() }, signal)
}

/** A token that opens the frame for one player at one level. */
export const accessToken = async (party: Party, userId: string, levelName: LevelName, signal: AbortSignal): Promise<string> => {
  const body = { userId, levelName, ttlInSecs: ACCESS_TOKEN_SECONDS }
  const call = { method: 'POST', path: sumsubPaths.accessToken, body, shape: accessTokenReply } as const
  const reply = must(await request(party, call, signal), 'accessTokens')
  if (reply.userId !== userId) throw new Error('accessTokens answered for another player')
  return reply.token
}

/** What became of each group of documents. */
export const moderationStates = async (party: Party, applicantId: string, signal: AbortSignal): Promise<ModerationStates> => {
  const call = { method: 'GET', path: sumsubPaths.moderationStates(applicantId), shape: moderationStatesReply } as const
  return must(await request(party, call, signal), 'moderationStates').list.items
}

/** Whether the provider knows the same person by another name of ours. Where it did not look, it does not. */
export const isDuplicate = async (party: Party, applicantId: string, signal: AbortSignal): Promise<boolean> => {
  const call = { method: 'GET', path: sumsubPaths.duplicates(applicantId), shape: duplicatesReply, nullOn: [404] } as const
  return (await request(party, call, signal))?.answer === 'RED'
}
