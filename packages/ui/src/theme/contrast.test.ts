import { expect, test } from 'vitest'
import { contrast, measureContrast } from './contrast.ts'
import { day, night, themeNames, themes } from './tokens.ts'

test('the ratio is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.478, 2)
  expect(contrast('#ffffff', '#777777')).toBe(contrast('#777777', '#ffffff'))
})

test.each(themeNames)('%s is readable wherever one color stands on another', (name) => {
  const weak = measureContrast(themes[name]).filter(({ isEnough }) => !isEnough)
  expect(weak.map(({ color, on, ratio }) => `${color} on ${on}: ${ratio.toFixed(2)}`)).toEqual([])
})

test('canary: an ink too pale for its ground is named', () => {
  const pale = measureContrast({ ...night, color: { ...night.color, inkSoft: '#4a5a75' } }).filter(({ isEnough }) => !isEnough)
  expect(new Set(pale.map(({ color }) => color))).toEqual(new Set(['inkSoft']))
})

test('canary: an edge of a button that fades into the page by day is named, with every ground it fades into', () => {
  const faint = measureContrast({ ...day, color: { ...day.color, edge: '#7a8ba8' } }).filter(({ isEnough }) => !isEnough)
  expect(faint.map(({ color, on }) => `${color} on ${on}`)).toEqual(['edge on sunken'])
})
