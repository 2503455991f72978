import { contactPaths, contactReply, contactsReply, type Contact, type Contacts } from '@lagoon/contract/wire/operator/contacts'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { eventually } from '../../../../test/support/accounts.ts'
import { startNode, type TestNode } from '../../../../test/support/node.ts'
import { operatorCall, OPERATOR_SECRET } from '../../../../test/support/operatorCall.ts'

let node: TestNode
beforeAll(async () => {
  node = await startNode({ operatorSecret: OPERATOR_SECRET })
})
afterAll(() => node?.app.stop())

let sent = 0
const received = async (): Promise<{ id: string; email: string }> => {
  sent += 1
  const [id, email] = [`C-0000-${String(sent).padStart(4, '0')}`, `ada${sent}@example.com`]
  await node.app.services.database.kysely
    .insertInto('contact_message')
    .values({ reference: id, name: 'Ada Reed', email, message: 'Where is my <round>?', captcha_signature: id })
    .execute()
  return { id, email }
}
const does = async (act: object): Promise<{ http: number; status: string; contact: Contact | undefined }> => {
  const { http, reply } = await operatorCall(node.address, contactPaths.act, act)
  const read = v.parse(contactReply, reply)
  return { http, status: read.status, contact: read.status === 'OK' ? read.contact : undefined }
}
const list = async (): Promise<Contacts> => {
  const read = v.parse(contactsReply, (await operatorCall(node.address, contactPaths.list, {})).reply)
  if (read.status !== 'OK') throw new Error(read.status)
  return read
}
const mailsTo = (email: string) => node.emails.filter(({ to }) => to === email)

it('are listed as long as nobody has replied, the oldest first', async () => {
  const [first, second] = [await received(), await received()]
  expect((await list()).contacts.map(({ id }) => id)).toEqual([first.id, second.id])
  expect(await list()).toMatchObject({ waiting: 2, contacts: [{ name: 'Ada Reed', message: 'Where is my <round>?', closedAt: null }, {}] })
  await does({ do: 'close', id: first.id, agent: 'Ines' })
  expect((await list()).contacts.map(({ id }) => id)).toEqual([second.id])
})

it('have a reply, which is sent to their sender once, with the reference in its subject', async () => {
  const { id, email } = await received()
  const act = { do: 'reply', id, agent: 'Ines', text: 'It was paid.\nSee <your> history.' }
  expect((await does(act)).contact).toMatchObject({ closedBy: 'Ines', reply: act.text })
  const letter = await eventually(() => mailsTo(email)[0])
  expect(letter.subject).toBe(`Our reply to your message ${id}`)
  expect(letter.text).toContain('Hello Ada Reed,\n\nIt was paid.\nSee <your> history.\n\nInes, Lagoon support')
  expect(letter.html).toContain('It was paid.<br>See &lt;your&gt; history.')
  expect((await Promise.all([does(act), does(act)])).map(({ status }) => status)).toEqual(['OK', 'OK'])
  expect(await does({ ...act, text: 'Something else.' })).toMatchObject({ http: 409, status: 'NOT_NOW' })
  expect(await does({ ...act, agent: 'Rui' })).toMatchObject({ status: 'NOT_NOW' })
  expect(await does({ do: 'close', id, agent: 'Ines' })).toMatchObject({ status: 'NOT_NOW' })
  const { database } = node.app.services
  const queued = await database.kysely.selectFrom('outgoing_message').selectAll().where('kind', '=', 'contact-replied').execute()
  expect(queued).toHaveLength(1)
})

it('have one reply of two agents who send one at once', async () => {
  const { id, email } = await received()
  const answers = await Promise.all(['Ines', 'Rui'].map((agent) => does({ do: 'reply', id, agent, text: 'Hello.' })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['NOT_NOW', 'OK'])
  await eventually(() => mailsTo(email)[0])
  expect(mailsTo(email)).toHaveLength(1)
})

it('are closed without a reply, and nothing is sent', async () => {
  const { id, email } = await received()
  const close = { do: 'close', id, agent: 'Ines' }
  expect((await does(close)).contact).toMatchObject({ closedBy: 'Ines', reply: null })
  expect((await does(close)).status).toBe('OK')
  expect(await does({ do: 'reply', id, agent: 'Ines', text: 'Late.' })).toMatchObject({ status: 'NOT_NOW' })
  expect(mailsTo(email)).toEqual([])
})

it('are nothing for whoever does not sign, or asks for what is not there', async () => {
  const { id } = await received()
  for (const path of Object.values(contactPaths)) expect((await node.post(path, '{}')).body).toEqual({ status: 'BAD_SIGNATURE' })
  expect(await does({ do: 'reply', id, agent: 'Ines', text: ' ' })).toMatchObject({ http: 400, status: 'BAD_REQUEST' })
  expect(await does({ do: 'reply', id, agent: 'Ines', text: 'a'.repeat(5_001) })).toMatchObject({ status: 'BAD_REQUEST' })
  expect(await does({ do: 'close', id: 'C-ZZZZ-ZZZZ', agent: 'Ines' })).toMatchObject({ http: 404, status: 'CONTACT_NOT_FOUND' })
})
