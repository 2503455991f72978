import { expect, test, vi } from 'vitest'
import { isMainPress, once } from './pressEvents.ts'

test('a held key presses once', () => {
  const preventDefault = vi.fn<() => void>()
  once({ repeat: false, preventDefault })
  expect(preventDefault).not.toHaveBeenCalled()
  once({ repeat: true, preventDefault })
  expect(preventDefault).toHaveBeenCalledTimes(1)
})

test.each([
  ['a touch or the main button', 0, true],
  ['the wheel', 1, false],
  ['the button of the context menu', 2, false],
  ['the button that goes back', 3, false],
])('%s shoots: button %i, %s', (_name, button, isPress) => {
  expect(isMainPress({ button })).toBe(isPress)
})
