import { kycCasePaths, type KycCases, type KycCasesReply, type KycDecision } from '@lagoon/contract/wire/operator/kycCases'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventually } from '../../../test/support/accounts.ts'
import { OPERATOR_SECRET, operate, operatorCall } from '../../../test/support/operatorCall.ts'
import { fillCatalog, GAME } from '../../../test/support/players.ts'
import { startKycNode, type KycNode, type KycPlayer } from '../../../test/support/kycNode.ts'
import type { Profile } from '../../graphql/resolvers.generated.ts'

let kyc: KycNode
beforeAll(async () => {
  kyc = await startKycNode({ operatorSecret: OPERATOR_SECRET })
})
afterAll(() => kyc?.node.app.stop())

const database = () => kyc.node.app.services.database.kysely
const operator = async (path: string, body: object) => (await operatorCall(kyc.node.address, path, body)).reply as unknown as KycCasesReply
const queue = async () => (await operator(kycCasePaths.list, {})) as KycCases
const caseOf = async ({ id }: KycPlayer) => ((await operator(kycCasePaths.list, { playerId: id })) as KycCases).cases[0]
const decide = (player: KycPlayer, decision: KycDecision['decision'], more: Partial<KycDecision> = {}) =>
  operator(kycCasePaths.decide, { playerId: player.id, level: 'IDENTITY', decision, reviewer: 'Rosa', note: 'Looked at both.', ...more })

const approved = async (player: KycPlayer, more: object = {}) => {
  await player.start()
  await player.tells({ word: 'COMPLETED', ...more })
}

describe('the account of a person who has another one', () => {
  it('goes to a person by name and date of birth, and nothing says whose it is', async () => {
    const first = await kyc.player({ first_name: 'Zoë', last_name: 'Ångström', date_of_birth: '1984-02-29' })
    await approved(first)
    await first.until('COMPLETED')
    const second = await kyc.player({ first_name: 'ZOE', last_name: 'Angstrom', date_of_birth: '1984-02-29' })
    await approved(second)
    const held = await second.until('UNDER_MANUAL_VERIFICATION')
    expect(held).toMatchObject({ isIdVerified: false, refusal: null, canTryAgain: false, requests: [] })
    expect(await second.isIdVerified()).toBe(false)
    const seen = JSON.stringify([held, (await kyc.node.call('Notifications', {}, second.accessToken)).body])
    expect(seen).not.toMatch(/duplicate|another account|same person/i)
    expect(seen).not.toContain(first.id)
    expect((await second.start()).body).toMatchObject({ code: 'VERIFICATION_CLOSED' })
    expect(await first.shown()).toMatchObject({ state: 'COMPLETED' })
    expect(await caseOf(second)).toMatchObject({ reason: 'DUPLICATE', shared: [{ what: 'NAME_AND_BIRTH_DATE', playerId: first.id }] })
    expect((await queue()).cases.map(({ playerId }) => playerId)).toContain(second.id)
  })

  it('goes to a person by its document; the desk opens it for good, and what it has looked at holds nothing up again', async () => {
    const [first, second] = [await kyc.player(), await kyc.player()]
    await approved(first, { documentHash: 'h-1' })
    await first.until('COMPLETED')
    await approved(second, { documentHash: 'h-1' })
    await second.until('UNDER_MANUAL_VERIFICATION')
    expect(await decide(second, 'APPROVED')).toMatchObject({ status: 'OK', cases: [{ state: 'COMPLETED' }] })
    expect(await second.isIdVerified()).toBe(true)
    await second.tells({ word: 'COMPLETED', documentHash: 'h-1', at: new Date(Date.now() + 5_000) })
    expect(await second.shown('CheckVerification')).toMatchObject({ state: 'COMPLETED' })
    const decided = (await caseOf(second))?.timeline.find(({ source }) => source === 'DESK')
    expect(decided).toMatchObject({ word: 'APPROVED', actor: 'Rosa', note: 'Looked at both.' })
  })

  it('goes to a person by where its money goes, and of two reviewers at once one decides', async () => {
    const [first, second] = [await kyc.player(), await kyc.player()]
    for (const { id } of [first, second])
      await sql`INSERT INTO payout_account (player_id, way, party, destination, label, fingerprint, usable_from)
        VALUES (${id}::uuid, 'SKRILL', 'skrill', '{}', 'a@example.com', 'f-1', clock_timestamp())`.execute(database())
    await approved(second)
    await second.until('UNDER_MANUAL_VERIFICATION')
    expect(await caseOf(second)).toMatchObject({ shared: [{ what: 'PAYOUT_ACCOUNT', playerId: first.id }] })
    const replies = await Promise.all([decide(second, 'APPROVED'), decide(second, 'REFUSED')])
    expect(replies.map(({ status }) => status).toSorted()).toEqual(['NOT_NOW', 'OK'])
  })

  it('is refused by the desk, stays so, and is opened again by it', async () => {
    const ada = await kyc.player()
    await ada.start()
    await ada.tells({ word: 'MANUAL' })
    await ada.until('UNDER_MANUAL_VERIFICATION')
    expect(await caseOf(ada)).toMatchObject({ reason: 'PROVIDER', shared: [] })
    expect(await decide(ada, 'REOPENED')).toEqual({ status: 'NOT_NOW' })
    expect(await decide(ada, 'REFUSED')).toMatchObject({ status: 'OK' })
    expect(await ada.shown()).toMatchObject({ state: 'UNSUCCESSFUL', refusal: 'NOT_CONFIRMED', canTryAgain: false })
    expect(await decide(ada, 'REOPENED')).toMatchObject({ status: 'OK' })
    expect(await ada.shown()).toMatchObject({ state: 'NOT_STARTED', since: null })
    expect((await ada.start()).status).toBe(200)
    expect(await decide(ada, 'APPROVED', { playerId: '00000000-0000-4000-8000-000000000000' })).toEqual({ status: 'CASE_NOT_FOUND' })
    expect(await decide(ada, 'APPROVED', { reviewer: ' ' })).toEqual({ status: 'BAD_REQUEST' })
  })
})

describe('the log', () => {
  it('says who decided what, and never why', async () => {
    const ada = await kyc.player()
    await ada.start()
    await ada.tells({ word: 'MANUAL' })
    await ada.until('UNDER_MANUAL_VERIFICATION')
    expect(await decide(ada, 'REFUSED', { note: 'Her canary passport was lent.' })).toMatchObject({ status: 'OK' })
    const logged = await eventually(() =>
      kyc.node
        .logged()
        .split('\n')
        .find((line) => line.includes('a reviewer decided') && line.includes(ada.id)),
    )
    expect(JSON.parse(logged)).toMatchObject({ reviewer: 'Rosa', decision: 'REFUSED', level: 'IDENTITY', playerId: ada.id })
    expect(kyc.node.logged().includes('canary')).toBe(false)
  })
})

describe('somebody who is too young', () => {
  const save = (player: KycPlayer, dateOfBirth: string) =>
    kyc.node.call(
      'SavePersonalInfo',
      {
        input: {
          ...{
            firstName: 'Ada',
            lastName: 'Young',
            displayName: `young_${player.id.slice(0, 8)}`,
            email: player.email,
            phone: '+14155552671',
          },
          ...{ dateOfBirth, gender: 'FEMALE', skrillId: '', cashAppId: '', seamlessChexId: '', cryptoAddress: '', timeZone: 'UTC' },
        },
      },
      player.accessToken,
    )

  it('is refused by the profile, and another date of birth afterwards goes to a person', async () => {
    const ada = await kyc.player()
    expect((await save(ada, '2012-05-01')).body.fieldErrorDetails).toMatchObject([{ field: 'dateOfBirth', code: 'underAge' }])
    await approved(ada)
    await ada.until('UNDER_MANUAL_VERIFICATION')
    expect(await caseOf(ada)).toMatchObject({ reason: 'STATED_UNDER_AGE', statedUnderAge: ['2012-05-01'] })
  })

  it('is told from when on they are of age where they live, and cannot begin before', async () => {
    const born = `${new Date().getUTCFullYear() - 20}-01-01`
    const ada = await kyc.player({ date_of_birth: born, state: 'MS' })
    const day = `${Number(born.slice(0, 4)) + 21}-01-01`
    expect(await ada.shown()).toMatchObject({ ofAgeOn: day })
    expect((await ada.start()).body).toMatchObject({ status: 403, code: 'UNDER_AGE', facts: { ofAgeOn: day } })
    await sql`UPDATE player SET date_of_birth = '1990-01-01' WHERE id = ${ada.id}::uuid`.execute(database())
    await approved(ada)
    expect((await ada.until('UNDER_MANUAL_VERIFICATION')).ofAgeOn).toBeNull()
  })

  it('is refused by the date of birth on the document, in the strictest of country and state', async () => {
    const ada = await kyc.player({ state: 'AL' })
    const eighteen = `${new Date().getUTCFullYear() - 19}-12-31`
    await approved(ada, { documentBirthDate: eighteen })
    expect(await ada.until('UNSUCCESSFUL')).toMatchObject({ refusal: 'UNDER_AGE', canTryAgain: false, isIdVerified: false })
    expect(await ada.isIdVerified()).toBe(false)
    const eve = await kyc.player({ state: 'TX' })
    await approved(eve, { documentBirthDate: eighteen })
    await eve.until('COMPLETED')
  })
})

describe('a name and a date of birth', () => {
  const changes = async (player: KycPlayer, change: object) => {
    const { body } = await kyc.node.call('Profile', {}, player.accessToken)
    const { personalInfo, identityLock } = (body.data as unknown as { profile: Profile }).profile
    const input = { ...personalInfo, timeZone: 'UTC', ...change }
    const saved = await kyc.node.call('SavePersonalInfo', { input }, player.accessToken)
    return { identityLock, status: saved.status, fields: saved.body.fieldErrorDetails?.map(({ field, code }) => `${field} ${code}`) }
  }

  it('are locked while they are checked and once they are verified, until the case is opened again', async () => {
    const ada = await kyc.player()
    const other = { firstName: 'Eve', lastName: 'Else', dateOfBirth: '1980-01-02' }
    const locked = ['firstName locked', 'lastName locked', 'dateOfBirth locked']
    expect(await changes(ada, { firstName: 'Adele' })).toMatchObject({ identityLock: null, status: 200 })
    await ada.start()
    await ada.tells({ word: 'PENDING' })
    await ada.until('PENDING')
    expect(await changes(ada, other)).toEqual({ identityLock: 'BEING_CHECKED', status: 400, fields: locked })
    await ada.tells({ word: 'COMPLETED' })
    await ada.until('COMPLETED')
    expect(await changes(ada, other)).toEqual({ identityLock: 'VERIFIED', status: 400, fields: locked })
    expect(await changes(ada, { dateOfBirth: '' })).toMatchObject({ status: 400, fields: ['dateOfBirth locked'] })
    expect(await changes(ada, { gender: 'OTHER' })).toMatchObject({ status: 200 })
    expect(await decide(ada, 'REOPENED')).toMatchObject({ status: 'OK' })
    expect(await ada.isIdVerified()).toBe(false)
    expect(await changes(ada, other)).toMatchObject({ identityLock: null, status: 200 })
    await ada.start()
    await ada.tells({ word: 'COMPLETED', at: new Date(Date.now() + 5_000) })
    await ada.until('COMPLETED')
  })

  it('that are verified stay so when a younger date of birth is typed: it is refused, and nobody has said it', async () => {
    const ada = await kyc.player()
    await approved(ada)
    await ada.until('COMPLETED')
    expect(await changes(ada, { dateOfBirth: '2012-05-01' })).toMatchObject({ identityLock: 'VERIFIED', status: 400 })
    expect(await ada.shown()).toMatchObject({ state: 'COMPLETED', isIdVerified: true })
    expect(await ada.isIdVerified()).toBe(true)
    expect(await caseOf(ada)).toMatchObject({ statedUnderAge: [] })
  })
})

describe('what an approval opens', () => {
  it('are the games, where the operator asks for it, from the moment of the decision on and until it is taken away', async () => {
    await fillCatalog(database())
    const ada = await kyc.player()
    const launch = async () => (await kyc.node.call('InitiateGame', { gameId: GAME, token: 'GAME' }, ada.accessToken)).body.code
    expect(await launch()).not.toBe('KYC_REQUIRED')
    await operate(kyc.node.address, { do: 'settings', settings: { kycToPlay: true } })
    expect(await launch()).toBe('KYC_REQUIRED')
    await approved(ada)
    await ada.until('COMPLETED')
    expect(await launch()).not.toBe('KYC_REQUIRED')
    await ada.tells({ word: 'RESET' })
    await ada.until('NOT_STARTED')
    expect(await launch()).toBe('KYC_REQUIRED')
    await operate(kyc.node.address, { do: 'reset' })
  })
})
