import { solveCaptcha } from '../../../test/support/solveCaptcha.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { documentIdOf, startNode, type TestNode } from '../../../test/support/node.ts'

let node: TestNode
beforeAll(async () => {
  node = await startNode({ trustProxy: true })
})
afterAll(() => node?.app.stop())

const solved = async (): Promise<string> => {
  const { body } = await node.call('Captcha')
  return solveCaptcha((body.data as unknown as { captcha: string }).captcha)
}
const contact = { name: 'Ada Reed', email: 'ada@example.com', message: 'Where is my round of Monday?' }
const send = (input: Record<string, unknown>) => node.call('SendContactMessage', { input: { ...contact, ...input } })
const kept = () => node.app.services.database.kysely.selectFrom('contact_message').selectAll().orderBy('id').execute()

describe('a message to support', () => {
  it('is checked by the rules of the form, and needs the puzzle', async () => {
    const { status, body } = await send({ name: ' ', email: 'ada@', message: '', captcha: '' })
    expect([status, body.code]).toEqual([400, 'BAD_INPUT'])
    expect(body.fieldErrorDetails?.map(({ field, code }) => `${field} ${code}`)).toEqual([
      'name required',
      'email invalid',
      'message required',
      'captcha required',
    ])
    expect((await send({ captcha: '{"challenge":{}}' })).body).toMatchObject({ status: 400, code: 'CAPTCHA_INVALID' })
    expect(await kept()).toEqual([])
  })

  it('is kept once, however often it arrives with its puzzle; another message needs another puzzle', async () => {
    const captcha = await solved()
    const answers = await Promise.all(Array.from({ length: 3 }, () => send({ captcha })))
    const references = answers.map(({ body }) => (body.data as unknown as { sendContactMessage: { reference: string } }).sendContactMessage)
    expect(references[0]?.reference).toMatch(/^C-[0-9A-Z]{4}-[0-9A-Z]{4}$/)
    expect(new Set(references.map(({ reference }) => reference)).size).toBe(1)
    expect(await kept()).toMatchObject([{ ...contact, answered_at: null }])
    expect((await send({ captcha, message: 'Buy my pills' })).body).toMatchObject({ status: 400, code: 'CAPTCHA_INVALID' })
    expect(await kept()).toHaveLength(1)
  })

  it('is throttled by address, and nobody else waits for it', async () => {
    let last = await send({ captcha: 'none' })
    for (let sent = 0; sent < 10 && last.status !== 429; sent += 1) last = await send({ captcha: 'none' })
    expect(last.body).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' })
    const other = await node.post(
      '/graphql/anonymous/contact',
      JSON.stringify({ documentId: documentIdOf('SendContactMessage'), variables: { input: { ...contact, captcha: await solved() } } }),
      { 'x-forwarded-for': '203.0.113.9' },
    )
    expect(other.status).toBe(200)
  })
})
