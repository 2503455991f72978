import { buildSchema } from 'graphql'
import { expect, it, vi } from 'vitest'
import { registerDocuments, type RegisteredDocument } from '../graphql/documents.ts'
import { sharedAnswer } from './sharedAnswers.ts'

const document = {} as RegisteredDocument

it('asks once however many callers there are, and again when the answer is too old', async () => {
  vi.useFakeTimers()
  let lobby = 0
  const perform = async () => ({ lobby: ++lobby })
  const ask = async () => String(await sharedAnswer(document, 5_000, perform))
  expect(await Promise.all([ask(), ask(), ask()])).toEqual(Array(3).fill('{"data":{"lobby":1}}'))
  vi.advanceTimersByTime(4_999)
  expect(await ask()).toBe('{"data":{"lobby":1}}')
  vi.advanceTimersByTime(1)
  expect(await ask()).toBe('{"data":{"lobby":2}}')
  vi.useRealTimers()
})

it('keeps no failure', async () => {
  const failing = {} as RegisteredDocument
  const perform = vi.fn<() => Promise<string>>(async () => 'fine').mockRejectedValueOnce(new Error('away'))
  await expect(sharedAnswer(failing, 5_000, perform)).rejects.toThrow('away')
  expect(String(await sharedAnswer(failing, 5_000, perform))).toBe('{"data":"fine"}')
})

const schemaWith = (field: string) =>
  buildSchema(`
    directive @policy(allow: Audience!) on FIELD_DEFINITION
    directive @cacheControl(maxAge: Int!) on FIELD_DEFINITION
    enum Audience { ANYONE ANONYMOUS PLAYER }
    type Query { ${field} webSettings: Int! @policy(allow: ANYONE) }
  `)
const registered = (field: string, text: string) => [...registerDocuments(schemaWith(field), { hash: text }).values()]

it('is for what everybody may have, and for nothing else', () => {
  const open = 'lobby(of: Int): Int! @policy(allow: ANYONE) @cacheControl(maxAge: 5)'
  expect(registered(open, 'query Lobby { lobby }')).toMatchObject([{ sharedForMs: 5_000 }])
  expect(registered('', 'query Lobby { webSettings }')).toMatchObject([{ sharedForMs: null }])
  for (const [field, text] of [
    [open.replace('ANYONE', 'ANONYMOUS'), 'query Lobby { lobby }'],
    [open, 'query Lobby($of: Int) { lobby(of: $of) }'],
    [open, 'query Lobby { lobby webSettings }'],
  ] as const)
    expect(() => registered(field, text)).toThrow('The answer of Lobby is not the same for everybody')
})
