import { describe, expect, it } from 'vitest'
import { controlledBrowser } from '../testing/controlledPorts.ts'
import { clearKept, isToken, keptKeys, readAnonymousToken, readLanguage, readSession, writeSession } from './keptSession.ts'

const LONGEST = 4_096
const storage = (texts: Readonly<Record<string, string>> = {}) => {
  const browser = controlledBrowser(() => ({ afterMs: 1, reply: 'broken' }))
  for (const [key, text] of Object.entries(texts)) browser.texts.set(key, text)
  return { kept: browser.openTab().kept, texts: browser.texts }
}
const session = { sessionKey: 'key-1', accessToken: 'acc', refreshToken: 'ref' }

describe('a token', () => {
  it.each([
    ['visible ASCII', '!aZ9~', true],
    ['the longest', 'x'.repeat(LONGEST), true],
    ['one character more', 'x'.repeat(LONGEST + 1), false],
    ['nothing', '', false],
    ['a line break', 'a\r\nb', false],
    ['a space', 'a b', false],
    ['the word undefined', 'undefined', false],
    ['the word null', 'null', false],
    ['a number', 5, false],
  ])('%s', (_what, value, is) => expect(isToken(value)).toBe(is))
})

describe('the session in the storage', () => {
  it('is read as it was written, with both tokens in one entry', () => {
    const { kept, texts } = storage()
    writeSession(kept, session)
    expect(JSON.parse(texts.get(keptKeys.session) ?? '')).toEqual({ generation: 'key-1', accessToken: 'acc', refreshToken: 'ref' })
    expect(readSession(kept)).toEqual(session)
  })

  it.each([
    ['nothing', undefined],
    ['null', 'null'],
    ['a word', '"session"'],
    ['no JSON', '{'],
    ['half of a pair', '{"generation":"g","accessToken":"a"}'],
    ['no key of the session', '{"accessToken":"a","refreshToken":"r"}'],
    ['no access token', '{"generation":"g","refreshToken":"r"}'],
    ['a token that is none', '{"generation":"g","accessToken":"a\\nb","refreshToken":"r"}'],
    ['another that is none', '{"generation":"g","accessToken":"a","refreshToken":"null"}'],
    ['a key that is none', '{"generation":"","accessToken":"a","refreshToken":"r"}'],
    ['more than four tokens', `{"generation":"g","accessToken":"a","refreshToken":"r"}${' '.repeat(4 * LONGEST)}`],
  ])('%s is none', (_what, text) => {
    expect(readSession(storage(text === undefined ? {} : { [keptKeys.session]: text }).kept)).toBeUndefined()
  })

  it('is read up to the length of four tokens', () => {
    const text = '{"generation":"g","accessToken":"a","refreshToken":"r"}'
    expect(readSession(storage({ [keptKeys.session]: text.padEnd(4 * LONGEST) }).kept)).toMatchObject({ sessionKey: 'g' })
  })

  it('is the first to go, with every other key', () => {
    const { kept, texts } = storage({ theme: 'night', [keptKeys.session]: 'x', language: 'en' })
    const gone: string[] = []
    clearKept({ ...kept, remove: (key) => (gone.push(key), kept.remove(key)) })
    expect([gone[0], texts.size]).toEqual([keptKeys.session, 0])
  })
})

it('reads the anonymous token where there is one', () => {
  expect(readAnonymousToken(storage({ [keptKeys.anonymousToken]: 'anon' }).kept)).toBe('anon')
  expect(readAnonymousToken(storage({ [keptKeys.anonymousToken]: 'a b' }).kept)).toBeUndefined()
  expect(readAnonymousToken(storage().kept)).toBeUndefined()
})

it.each([
  ['de', 'de'],
  ['haw', 'haw'],
  ['pt-BR', 'pt-BR'],
  ['zh-Hant-TW', 'zh-Hant-TW'],
  ['sl-rozaj-biske-1994', 'sl-rozaj-biske-1994'],
  ['d', 'en'],
  ['DE', 'en'],
  ['12', 'en'],
  ['engl', 'en'],
  ['de-', 'en'],
  ['de-x', 'en'],
  ['de-a_b', 'en'],
  ['x de', 'en'],
  ['de x', 'en'],
  ['en-aa-bb-cc-dd', 'en'],
  ['en-ninechars', 'en'],
  [undefined, 'en'],
])('the language %s is sent as %s', (text, language) => {
  expect(readLanguage(storage(text === undefined ? {} : { [keptKeys.language]: text }).kept)).toBe(language)
})
