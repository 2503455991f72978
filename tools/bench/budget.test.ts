import { expect, test } from 'vitest'
import { checkBudget, medians } from './budget.ts'
import type { PageFigures } from './measurePage.ts'

const bare: PageFigures = {
  fcpMs: 800,
  lcpMs: 800,
  tbtMs: 0,
  cls: 0,
  scriptKB: 58,
  styleKB: 0,
  fontKB: 0,
  imageKB: 0,
  totalKB: 59,
  requests: 2,
  chain: 2,
}

test('the median is of each figure by itself', () => {
  expect(medians([{ ...bare, fcpMs: 900 }, bare, { ...bare, requests: 9, fcpMs: 1_000 }])).toEqual({ ...bare, fcpMs: 900 })
  expect(medians([bare, { ...bare, fcpMs: 900 }]).fcpMs).toBe(850)
  expect(() => medians([])).toThrow(RangeError)
})

test('a limit is kept up to its very figure, as it is or against the bare page', () => {
  const page = { ...bare, fcpMs: 1_040, requests: 31 }
  expect(checkBudget({ fcpMs: { timesBare: 1.3 }, requests: { atMost: 30, target: 25 }, cls: { atMost: 0 } }, page, bare)).toEqual([
    { figure: 'fcpMs', value: 1.3, limit: 1.3, isKept: true },
    { figure: 'requests', value: 31, limit: 30, target: 25, isKept: false },
    { figure: 'cls', value: 0, limit: 0, isKept: true },
  ])
})

test('a limit against home needs home', () => {
  const page = { ...bare, fcpMs: 1_200 }
  const checked = checkBudget({ fcpMs: { timesHome: 1.2 } }, page, bare, { ...bare, fcpMs: 1_000 })
  expect(checked).toEqual([{ figure: 'fcpMs', value: 1.2, limit: 1.2, isKept: true }])
  expect(checkBudget({ fcpMs: { timesHome: 1.2 } }, page, bare, { ...bare, fcpMs: 999 })).toMatchObject([{ isKept: false }])
  expect(() => checkBudget({ fcpMs: { timesHome: 1.2 } }, page, bare)).toThrow(RangeError)
})
