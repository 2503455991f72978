import { describe, expect, test, vi } from 'vitest'
import type { SeedsRotated, SessionView } from '../../contract.ts'
import type { CallResult } from '../play/provider.ts'
import { rotateSeeds, saveClientSeed } from './seedChange.ts'

type Seeds = SessionView['seeds']
const silence = { ok: false, problem: 'NO_ANSWER' } as const
const before: Seeds = { commitment: 'a', nextCommitment: 'b', clientSeed: 'old', nonce: 7 }
const after: Seeds = { commitment: 'b', nextCommitment: 'c', clientSeed: 'old', nonce: 0 }
const standing = (seeds: Seeds): CallResult<SessionView> => ({ ok: true, value: { seeds } as SessionView })

const calls = (saved: CallResult<Seeds>, rotated: CallResult<SeedsRotated>, now: CallResult<SessionView>) => ({
  current: vi.fn<() => Promise<CallResult<SessionView>>>(async () => now),
  setClientSeed: async () => saved,
  rotateSeeds: async () => rotated,
})

describe('a seed of the player’s own', () => {
  const save = (saved: CallResult<Seeds>, now: CallResult<SessionView> = silence) =>
    saveClientSeed(calls(saved, silence, now), 'token', 'new')

  test('is used from the next round on', async () => {
    const seeds = { ...before, clientSeed: 'new' }
    expect(await save({ ok: true, value: seeds })).toMatchObject({ seeds, said: { tone: 'success' } })
  })

  test('is looked for where the answer was lost, and only then told as it is', async () => {
    const seeds = { ...before, clientSeed: 'new' }
    expect(await save(silence, standing(seeds))).toMatchObject({ seeds, said: { tone: 'success' } })
    const same = await save(silence, standing(before))
    expect(same).toMatchObject({ seeds: before, said: { tone: 'danger', text: expect.stringContaining('Your seeds are still the same') } })
    const unknown = await save(silence, silence)
    expect(unknown).toMatchObject({ seeds: null, said: { tone: 'danger', text: expect.stringContaining('to see whether') } })
  })

  test('of another form is told its form, and any other refusal in its own words', async () => {
    expect((await save({ ok: false, problem: 'BAD_REQUEST', message: '' })).said.text).toMatch(/^Use 1 to 64/)
    expect((await save({ ok: false, problem: 'SESSION_ENDED', message: 'It has ended.' })).said.text).toBe('It has ended.')
  })
})

describe('a change of seeds', () => {
  const rotate = (rotated: CallResult<SeedsRotated>, now: CallResult<SessionView> = silence) =>
    rotateSeeds(calls(silence, rotated, now), 'token', before)

  test('tells what was revealed', async () => {
    const { seeds, said } = await rotate({ ok: true, value: { revealed: 'the secret', seeds: after } })
    expect([seeds, said.tone, said.text]).toEqual([after, 'success', expect.stringContaining('Revealed: the secret.')])
  })

  test('is looked for where the answer was lost, and only then told as it is', async () => {
    expect(await rotate(silence, standing(after))).toMatchObject({ seeds: after, said: { tone: 'success' } })
    expect(await rotate(silence, standing(before))).toMatchObject({ seeds: before, said: { tone: 'danger' } })
    const unknown = await rotate(silence, silence)
    expect(unknown).toMatchObject({ seeds: null, said: { tone: 'danger' } })
    expect(unknown.said.text).not.toMatch(/nothing was changed|still the same/i)
  })

  test('that is refused is told in the words of the refusal', async () => {
    const change = await rotate({ ok: false, problem: 'ROUND_OPEN', message: 'Finish the round.' })
    expect(change).toEqual({ seeds: null, said: { tone: 'danger', text: 'Finish the round.' } })
  })
})
