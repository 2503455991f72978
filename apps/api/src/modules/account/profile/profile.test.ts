import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { confirmedPlayer, eventually, logIn, PASSWORD, type LoggedIn, type SignUp } from '../../../../test/support/accounts.ts'
import { startNode, type TestNode } from '../../../../test/support/node.ts'
import { codeSentTo, type AskedCode } from '../../../../test/support/recovery.ts'
import type { Profile } from '../../../graphql/resolvers.generated.ts'
import { ownLimitOf } from './ownLimit.ts'

let node: TestNode
beforeAll(async () => {
  node = await startNode()
})
afterAll(() => node?.app.stop())

interface Someone extends LoggedIn {
  readonly account: SignUp
}
const someone = async (): Promise<Someone> => {
  const account = await confirmedPlayer(node)
  return { account, ...(await logIn(node, account.email)) }
}
const profileOf = async ({ accessToken }: Someone) =>
  ((await node.call('Profile', {}, accessToken)).body.data as unknown as { profile: Profile }).profile
const infoOf = ({ account: { firstName, lastName, displayName, email, phone } }: Someone) => ({
  ...{ firstName, lastName, displayName, email, phone },
  ...{ dateOfBirth: '1991-08-14', gender: 'FEMALE', skrillId: '', cashAppId: '', seamlessChexId: '', cryptoAddress: '' },
  timeZone: 'America/Toronto',
})
const byPassword = { password: PASSWORD }
const saveInfo = (player: Someone, changes: Record<string, unknown> = {}, stepUp: object | null = null) =>
  node.call('SavePersonalInfo', { input: { ...infoOf(player), ...changes }, stepUp }, player.accessToken)

describe('personal info', () => {
  it('begins with what was given at sign-up, and keeps what is saved as the rules keep it', async () => {
    const player = await someone()
    expect(await profileOf(player)).toMatchObject({
      personalInfo: { firstName: 'Ada', email: player.account.email, dateOfBirth: '', gender: null },
      contactDetails: { country: '' },
      phoneConfirmed: false,
    })
    const saved = await saveInfo(player, { firstName: '  Zoë ', skrillId: '48210934', gender: null }, byPassword)
    expect(saved.body.data).toMatchObject({ savePersonalInfo: { toConfirm: [] } })
    expect(await profileOf(player)).toMatchObject({
      personalInfo: { firstName: 'Zoë', dateOfBirth: '1991-08-14', gender: null, skrillId: '48210934' },
    })
  })

  it('is checked by the rules of the form, the age in the time zone of the player', async () => {
    const player = await someone()
    const wrong = await saveInfo(player, { displayName: 'a-b', dateOfBirth: '2030-01-01', cryptoAddress: 'a b' })
    expect(wrong.body.fieldErrorDetails?.map(({ field, code }) => `${field} ${code}`)).toEqual([
      'displayName characters',
      'dateOfBirth future',
      'cryptoAddress characters',
    ])
    const young = `${new Date().getUTCFullYear() - 17}-01-01`
    expect((await saveInfo(player, { dateOfBirth: young })).body.fieldErrorDetails).toMatchObject([
      { field: 'dateOfBirth', code: 'underAge' },
    ])
    expect((await saveInfo(player, { timeZone: 'Nowhere/Atlantis' })).status).toBe(200)
  })

  it('asks for the age of the country and state, and of who moved there later only for what they change', async () => {
    const [player, moved] = [await someone(), await someone()]
    const twenty = { dateOfBirth: `${new Date().getUTCFullYear() - 20}-01-01` }
    expect((await saveInfo(moved, twenty)).status).toBe(200)
    const details = { country: 'US', state: 'MS', city: '', address: '', zip: '39201' }
    for (const { accessToken } of [player, moved]) await node.call('SaveContactDetails', { input: details }, accessToken)
    expect((await saveInfo(player, twenty)).body.fieldErrorDetails).toMatchObject([{ field: 'dateOfBirth', code: 'underAge' }])
    expect((await saveInfo(moved, { ...twenty, firstName: 'Moved' })).status).toBe(200)
  })

  it('answers for ten other display names a minute, as the look-up of the form does; the own one is free', async () => {
    const player = await someone()
    await sql`DELETE FROM throttle`.execute(node.app.services.database.kysely)
    const { displayName } = player.account
    const names = Array.from({ length: 11 }, (_, index) => `other_${index}`)
    const statuses: number[] = []
    for (const name of names) statuses.push((await saveInfo(player, { displayName: name })).status)
    expect(statuses).toEqual([...names.slice(1).map(() => 200), 429])
    await sql`UPDATE player SET display_name = ${displayName} WHERE id = ${player.player.id}::uuid`.execute(
      node.app.services.database.kysely,
    )
    expect((await saveInfo(player, { displayName: displayName.toUpperCase() })).status).toBe(200)
    await sql`DELETE FROM throttle`.execute(node.app.services.database.kysely)
  })

  it('refuses what belongs to somebody else in the words of the specification, and then saves nothing', async () => {
    const [player, other] = [await someone(), await someone()]
    for (const [changes, code] of [
      [{ email: other.account.email.toUpperCase() }, 'EMAIL_IN_USE'],
      [{ phone: other.account.phone }, 'PHONE_REGISTERED'],
      [{ displayName: other.account.displayName.toUpperCase() }, 'DISPLAY_NAME_TAKEN'],
    ] as const)
      expect((await saveInfo(player, { ...changes, firstName: 'Changed' })).body).toMatchObject({ status: 409, code })
    expect(await profileOf(player)).toMatchObject({ personalInfo: { firstName: 'Ada' } })
  })
})

describe('a new address', () => {
  const ask = async (player: Someone, channel: 'EMAIL' | 'PHONE') =>
    ((await node.call('RequestProfileCode', { channel }, player.accessToken)).body.data as unknown as { requestProfileCode: AskedCode })
      .requestProfileCode
  const confirm = (player: Someone, requestId: string, code: string) =>
    node.call('ConfirmProfileCode', { requestId, code }, player.accessToken)

  it('takes the place of the old one once its code was entered, and not before', async () => {
    const player = await someone()
    const email = `new.${player.account.email}`
    const phone = '+15550107788'
    expect((await saveInfo(player, { email, phone }, byPassword)).body.data).toMatchObject({
      savePersonalInfo: { toConfirm: ['EMAIL', 'PHONE'] },
    })
    expect(await profileOf(player)).toMatchObject({ personalInfo: { email: player.account.email, phone: player.account.phone } })
    const byMail = await ask(player, 'EMAIL')
    // Who reloads the page enters the code that is on its way.
    expect(await ask(player, 'EMAIL')).toEqual(byMail)
    expect((await confirm(player, byMail.requestId, await codeSentTo(node, email))).body.data).toMatchObject({
      confirmProfileCode: { outcome: 'VERIFIED', confirmed: email },
    })
    const byText = await ask(player, 'PHONE')
    await confirm(player, byText.requestId, await codeSentTo(node, phone))
    expect(await profileOf(player)).toMatchObject({ personalInfo: { email, phone }, phoneConfirmed: true })
    expect(node.texts.filter(({ to }) => to === player.account.phone)).toEqual([])
  })

  it('is told at the old one, and in the list of notifications; a number that is only confirmed changes nothing', async () => {
    const player = await someone()
    const { email: old, phone: held } = player.account
    const told = async () =>
      (
        (await node.call('Notifications', {}, player.accessToken)).body.data as unknown as { notifications: readonly { title: string }[] }
      ).notifications.filter(({ title }) => title.endsWith('was changed'))
    const mailedTo = (to: string) => node.emails.filter((email) => email.to === to && email.subject.endsWith('was changed'))
    const confirmed = await ask(player, 'PHONE')
    await confirm(player, confirmed.requestId, await codeSentTo(node, held))
    expect(await told()).toEqual([])
    const phone = '+15550102244'
    await saveInfo(player, { phone }, byPassword)
    const byText = await ask(player, 'PHONE')
    await confirm(player, byText.requestId, await codeSentTo(node, phone))
    const email = `other.${old}`
    await saveInfo(player, { email, phone }, byPassword)
    const byMail = await ask(player, 'EMAIL')
    await confirm(player, byMail.requestId, await codeSentTo(node, email))
    await eventually(() => (mailedTo(old).length === 2 ? true : undefined))
    expect(mailedTo(old).map(({ subject }) => subject)).toEqual(['Your phone number was changed', 'Your email was changed'])
    expect(mailedTo(email)).toEqual([])
    expect(await told()).toMatchObject([
      { topic: 'SECURITY', title: 'Your email was changed', href: '/change-password' },
      { topic: 'SECURITY', title: 'Your phone number was changed', href: '/change-password' },
    ])
  })

  it('that somebody else took meanwhile is refused, and the old one stays', async () => {
    const [player, other] = [await someone(), await someone()]
    const phone = '+15550104455'
    await saveInfo(player, { phone }, byPassword)
    const asked = await ask(player, 'PHONE')
    const code = await codeSentTo(node, phone)
    await sql`UPDATE player SET phone = ${phone} WHERE id = ${other.player.id}`.execute(node.app.services.database.kysely)
    expect((await confirm(player, asked.requestId, code)).body).toMatchObject({ status: 409, code: 'PHONE_REGISTERED' })
    expect(await profileOf(player)).toMatchObject({ personalInfo: { phone: player.account.phone } })
  })
})

describe('who holds a session only', () => {
  const pendingOf = ({ player: { id } }: Someone) =>
    node.app.services.database.kysely
      .selectFrom('player')
      .select(['pending_email', 'pending_phone'])
      .where('id', '=', id)
      .executeTakeFirst()

  it('puts no other email or phone in place: each leads to the account', async () => {
    const player = await someone()
    for (const changes of [{ email: `thief.${player.account.email}` }, { phone: '+15550103311' }]) {
      expect((await saveInfo(player, changes)).body).toMatchObject({ status: 403, code: 'STEP_UP_REQUIRED' })
      const guessed = await saveInfo(player, changes, { password: 'Wrong-Password-1' })
      expect(guessed.body.fieldErrorDetails).toMatchObject([{ field: 'password', code: 'invalid' }])
    }
    expect(await pendingOf(player)).toEqual({ pending_email: null, pending_phone: null })
  })

  it('is not read the code that proves the player: it goes to the address that holds', async () => {
    const player = await someone()
    const { email } = player.account
    await node.call('RequestStepUpCode', {}, player.accessToken)
    const saved = await saveInfo(player, { email: `new.${email}` }, { code: await codeSentTo(node, email) })
    expect(saved.body.data).toMatchObject({ savePersonalInfo: { toConfirm: ['EMAIL'] } })
  })
})

describe('the rest of the profile', () => {
  it('keeps contact details and links by their rules, and whether offers are welcome', async () => {
    const player = await someone()
    const details = { country: 'CA', state: 'ON', city: 'Ottawa', address: '80 Wellington St', zip: 'K1A 0B1' }
    const save = (input: object) => node.call('SaveContactDetails', { input }, player.accessToken)
    expect((await save({ ...details, zip: 'K1A', country: 'Canada' })).body.fieldErrorDetails?.map(({ field }) => field)).toEqual([
      'country',
      'zip',
    ])
    expect((await save(details)).status).toBe(200)
    const links = { facebook: '', twitter: '@marina', tiktok: '', instagram: 'https://www.instagram.com/marina/' }
    const saveLinks = (input: object) => node.call('SaveSocialMedia', { input }, player.accessToken)
    expect((await saveLinks({ ...links, facebook: 'https://evil.example/marina' })).body.fieldErrorDetails).toMatchObject([
      { field: 'facebook', code: 'otherSite' },
    ])
    expect((await saveLinks(links)).status).toBe(200)
    await node.call('SaveSpecialOffers', { isOn: true }, player.accessToken)
    expect(await profileOf(player)).toMatchObject({
      contactDetails: details,
      socialMedia: { facebook: '', twitter: 'https://x.com/marina', instagram: 'https://www.instagram.com/marina' },
      specialOffers: true,
    })
  })

  it.each(['deposit_limit', 'loss_limit'] as const)('has a %s that two rows tell, however often it was changed', async (table) => {
    const { kysely } = node.app.services.database
    const { player } = await someone()
    await sql`INSERT INTO ${sql.table(table)} (player_id, minor, days, set_by, holds_from)
      SELECT ${player.id}, 10000 + n * 100, 7, 'PLAYER', now() + make_interval(days => n) FROM generate_series(-40, 1) AS n`.execute(kysely)
    let read = 0
    const counting = kysely.withPlugin({
      transformQuery: ({ node: query }) => query,
      transformResult: ({ result }) => {
        read += result.rows.length
        return Promise.resolve(result)
      },
    })
    expect(await ownLimitOf(counting, table, player.id)).toMatchObject({ now: { amount: 100 }, next: { limit: { amount: 101 } } })
    expect(read).toBe(2)
  })

  it.each(['DepositLimit', 'LossLimit'] as const)('has a %s: a stricter one holds at once, any other waits for a day', async (name) => {
    const { accessToken } = await someone()
    const field = name === 'DepositLimit' ? 'depositLimit' : 'lossLimit'
    const save = async (limit: object | null) => {
      const data = (await node.call(`Save${name}`, { limit }, accessToken)).body.data as unknown as Record<
        string,
        { now: object | null; next: { limit: object | null; from: string } | null } | undefined
      >
      return data[`save${name}`]
    }
    const week = (amount: number) => ({ amount, days: '7' })
    const asked = (amount: number) => ({ amount: String(amount), days: '7' })
    expect(await save(asked(200))).toEqual({ now: week(200), next: null })
    expect(await save(asked(150))).toEqual({ now: week(150), next: null })
    const saved = await save(asked(300))
    expect([saved?.now, saved?.next?.limit]).toEqual([week(150), week(300)])
    const waits = Date.parse(saved?.next?.from ?? '') - Date.now()
    expect(Math.abs(waits - 86_400_000)).toBeLessThan(60_000)
    // Asked for again it does not wait longer.
    expect(await save(asked(300))).toEqual(saved)
    expect(await save(null)).toMatchObject({ now: week(150), next: { limit: null } })
    // What holds already takes the place of what waits.
    expect(await save(asked(150))).toEqual({ now: week(150), next: null })
    expect((await node.call(name, {}, accessToken)).body.data).toEqual({ [field]: { now: week(150), next: null } })
    for (const amount of ['1e3', '-0', '٣', '19.999', '9007199254740992', ''])
      expect((await node.call(`Save${name}`, { limit: { amount, days: '7' } }, accessToken)).body.fieldErrorDetails).toMatchObject([
        { field: 'amount' },
      ])
    expect((await node.call(`Save${name}`, { limit: { amount: '5', days: '2' } }, accessToken)).status).toBe(400)
  })

  it('belongs to its player alone', async () => {
    const [player, other] = [await someone(), await someone()]
    await saveInfo(player, { cryptoAddress: 'canary-of-the-first' })
    expect(JSON.stringify(await profileOf(other))).not.toContain('canary-of-the-first')
    for (const name of ['Profile', 'ProfileStats', 'OtherSessions', 'DepositLimit', 'LossLimit'] as const)
      expect((await node.call(name)).status).toBe(401)
  })

  it('counts nothing for a new player but the welcome', async () => {
    const { accessToken } = await someone()
    expect((await node.call('ProfileStats', {}, accessToken)).body.data).toMatchObject({
      profileStats: {
        rounds: 0,
        biggestWin: null,
        winnings: '0',
        details: expect.arrayContaining([
          expect.objectContaining({
            kind: 'GAME',
            balance: '1000000',
            received: '1000000',
            played: '0',
            won: '0',
            held: '0',
            withdrawn: '0',
          }),
        ]),
      },
    })
  })
})
