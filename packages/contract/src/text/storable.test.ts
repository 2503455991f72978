import { expect, it } from 'vitest'
import { isStorable } from './storable.ts'

it.each(['', 'Moonlit Tides', 'Zoë 🌊', '\t\n', '\uD83C\uDF0A'])('keeps %j', (text) => expect(isStorable(text)).toBe(true))
it.each(['\0', 'a\0b', '\uD83C', '\uDF0A', 'half \uD83C of a wave'])('does not keep %j', (text) => expect(isStorable(text)).toBe(false))
