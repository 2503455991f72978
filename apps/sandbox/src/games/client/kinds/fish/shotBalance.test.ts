import { describe, expect, test, vi } from 'vitest'
import { createShotBalance } from './shotBalance.ts'

/** A balance of 1,000 whose reads are answered by hand, in the order asked. */
const balanceOf = () => {
  const shown: bigint[] = []
  const answers: ((balance: bigint | null) => void)[] = []
  const read = vi.fn<() => Promise<bigint | null>>(() => new Promise((resolve) => answers.push(resolve)))
  const balance = createShotBalance({ balance: 1_000n, read, onChange: (free) => shown.push(free) })
  const answerRead = async (which: number, next: bigint | null) => {
    answers[which]?.(next)
    await Promise.resolve()
  }
  return { balance, read, answerRead, shownNow: () => shown.at(-1) }
}

test('a shot is taken off while it is on its way, and its answer says what is left', () => {
  const { balance, read, shownNow } = balanceOf()
  balance.send('a', 10n)
  balance.send('b', 10n)
  expect([shownNow(), balance.onTheirWay()]).toEqual([980n, 2])
  balance.answer('a', 1_040n)
  expect(shownNow()).toBe(1_030n)
  balance.answer('b', null)
  expect([shownNow(), balance.onTheirWay()]).toEqual([1_040n, 0])
  expect(read).not.toHaveBeenCalled()
})

describe('a player who comes back to the page', () => {
  test('sees tokens that came meanwhile', async () => {
    const { balance, read, answerRead, shownNow } = balanceOf()
    balance.refresh()
    expect(read).toHaveBeenCalledTimes(1)
    await answerRead(0, 6_000n)
    expect(shownNow()).toBe(6_000n)
  })

  test('sees them once no shot is on its way', async () => {
    const { balance, read, answerRead, shownNow } = balanceOf()
    balance.send('a', 10n)
    balance.refresh()
    expect(read).not.toHaveBeenCalled()
    balance.answer('a', 990n)
    expect(read).toHaveBeenCalledTimes(1)
    await answerRead(0, 5_990n)
    expect(shownNow()).toBe(5_990n)
  })

  test('is not shown a balance from before a shot that was answered since', async () => {
    const { balance, answerRead, shownNow } = balanceOf()
    balance.refresh()
    balance.send('a', 10n)
    balance.answer('a', 990n)
    await answerRead(0, 1_000n)
    expect(shownNow()).toBe(990n)
  })

  test('sees them after the next shot where the read had no answer', async () => {
    const { balance, read, answerRead } = balanceOf()
    balance.refresh()
    await answerRead(0, null)
    expect(read).toHaveBeenCalledTimes(1)
    balance.send('a', 10n)
    balance.answer('a', 990n)
    expect(read).toHaveBeenCalledTimes(2)
  })
})

test('an answer that comes after the one of a later shot says nothing of now, and the balance is read once all are in', async () => {
  const { balance, read, answerRead, shownNow } = balanceOf()
  balance.send('a', 10n)
  balance.send('b', 10n)
  balance.send('c', 10n)
  balance.answer('b', 980n)
  balance.answer('a', 990n)
  expect([shownNow(), read.mock.calls.length]).toEqual([970n, 0])
  balance.answer('c', 970n)
  expect(read).toHaveBeenCalledTimes(1)
  await answerRead(0, 970n)
  balance.send('d', 10n)
  balance.answer('d', 960n)
  expect([shownNow(), read.mock.calls.length]).toEqual([960n, 1])
})

test('of two reads the one that was asked later counts, whichever comes first', async () => {
  const { balance, answerRead, shownNow } = balanceOf()
  void balance.readNow()
  void balance.readNow()
  await answerRead(1, 6_000n)
  await answerRead(0, 1_000n)
  expect(shownNow()).toBe(6_000n)
})
