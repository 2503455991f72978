import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { eventually } from './walks.ts'
import { files, openProvider, orderOf, type OpenProvider } from './provider.ts'

let provider: OpenProvider
beforeEach(async () => {
  provider = await openProvider()
})
afterEach(() => provider.stop())

describe('what is given in the frame', () => {
  const choose = (token: string) => provider.post('/api/choice', token, { set: 'IDENTITY', type: 'DRIVERS', country: 'US' })
  const front = 'set=IDENTITY&side=FRONT&source=FILE'

  test('is a picture or a PDF by what it holds, and small enough; a refusal says what to do', async () => {
    const { accessToken } = await provider.open()
    await choose(accessToken)
    for (const file of Object.values(files)) expect((await provider.send(accessToken, front, file)).status).toBe(200)
    const refused = [
      [front, Buffer.from('no picture'), 'isn’t a picture'],
      [front, Buffer.alloc(0), 'is empty'],
      [front, Buffer.concat([files.jpg, Buffer.alloc(15 * 1024 * 1024)]), 'larger than 15 MB'],
      ['set=SELFIE&side=FRONT&source=FILE', files.pdf, 'has to be a picture'],
    ] as const
    for (const [query, file, sentence] of refused)
      expect(await provider.send(accessToken, query, file)).toMatchObject({
        status: 422,
        body: { code: 'BAD_FILE', message: expect.stringContaining(sentence) },
      })
    // What was there before stays.
    expect((await provider.ask('/api/check', accessToken)).body.steps[0]).toMatchObject({ missing: ['BACK'], files: [{ kind: 'pdf' }] })
  })

  test('is kept where it was left: with another token, and over a restart', async () => {
    const { accessToken } = await provider.open()
    await choose(accessToken)
    await provider.send(accessToken, front)
    const left = { type: 'DRIVERS', country: 'US', missing: ['BACK'] }
    const elsewhere = await provider.open()
    expect((await provider.ask('/api/check', elsewhere.accessToken)).body.steps[0]).toMatchObject(left)
    await provider.restart()
    expect((await provider.ask('/api/check', accessToken)).status).toBe(401)
    const again = await provider.open()
    expect((await provider.ask('/api/check', again.accessToken)).body.steps[0]).toMatchObject(left)
  })

  test('of an ended token is refused until there is another, and of another level always', async () => {
    const { applicantId, accessToken } = await provider.open()
    await provider.desk().act(applicantId, 'END_TOKENS')
    expect(await choose(accessToken)).toMatchObject({ status: 401, body: { code: 'TOKEN_ENDED' } })
    const renewed = await provider.open()
    expect((await choose(renewed.accessToken)).status).toBe(200)
    await provider.open(orderOf({ level: 'ADDRESS' }))
    expect((await choose(renewed.accessToken)).status).toBe(401)
  })

  test('is nobody else’s, and goes with its person', async () => {
    const { applicantId, accessToken } = await provider.open()
    await choose(accessToken)
    const { body } = await provider.send(accessToken, front)
    const id = body.steps[0]?.files[0]?.id ?? ''
    const picture = async (token: string) =>
      (await fetch(`${provider.party.origin}/api/picture/${id}`, { headers: { 'x-access-token': token } })).status
    const stranger = await provider.open(orderOf({ reference: 'player-2' }))
    expect([await picture(accessToken), await picture(stranger.accessToken), await picture('')]).toEqual([200, 404, 404])
    const reviewed = () => fetch(`${provider.party.origin}/reviewers/pictures/${id}`)
    expect((await reviewed()).status).toBe(200)
    await provider.desk().act(applicantId, 'DELETE')
    expect((await reviewed()).status).toBe(404)
    expect(await provider.read(applicantId)).toBeNull()
    expect((await provider.ask('/api/check', accessToken)).status).toBe(401)
  })

  test('I7 stays at the provider: nothing of a picture reaches the platform', async () => {
    const { accessToken } = await provider.open()
    await choose(accessToken)
    await provider.send(accessToken, front, Buffer.concat([files.jpg, Buffer.from('canary-of-a-picture')]))
    await provider.giveAll(accessToken)
    await provider.submit(accessToken)
    const reached = () => provider.platform.received.map(({ headers, body }) => JSON.stringify(headers) + String(body)).join('')
    await eventually(() => expect(reached()).toContain('applicantReviewed'))
    expect(reached()).not.toMatch(/canary|\/9j\/|fileName/)
  })

  test('cannot be sent in before it is whole, nor while it is judged', async () => {
    const { accessToken } = await provider.open()
    expect((await provider.submit(accessToken)).status).toBe(409)
    await provider.giveAll(accessToken)
    expect((await provider.submit(accessToken, { outcome: 'STAYS_PENDING' })).status).toBe(200)
    expect((await provider.submit(accessToken)).status).toBe(409)
    expect((await provider.send(accessToken, front)).status).toBe(409)
  })
})

test('pictures take no more memory than they may: the oldest go', async () => {
  const small = await openProvider({ pictureLimit: 3 * files.jpg.length })
  try {
    const ids: string[] = []
    for (const reference of ['a', 'b', 'c', 'd', 'e']) {
      const { accessToken } = await small.open(orderOf({ reference }))
      const { body } = await small.send(accessToken, 'set=SELFIE&side=FRONT&source=CAMERA')
      ids.push(body.steps[1]?.files[0]?.id ?? '')
    }
    const held = await Promise.all(ids.map(async (id) => (await fetch(`${small.party.origin}/reviewers/pictures/${id}`)).status))
    expect(held).toEqual([404, 404, 200, 200, 200])
  } finally {
    await small.stop()
  }
})
