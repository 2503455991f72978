import { expect, it, vi } from 'vitest'
import { defineRoute } from './defineRoute.ts'

it('a page is one component however often it is opened: what is typed in it stays when its address follows', async () => {
  const { component } = defineRoute({ screen: async () => () => null })
  expect(await component()).toBe(await component())
})

it('a page that could not be fetched is fetched again', async () => {
  const Screen = () => null
  const screen = vi.fn<() => Promise<typeof Screen>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(Screen)
  const { component } = defineRoute({ screen })
  await expect(component()).rejects.toThrow('offline')
  expect(await component()).toBeTypeOf('function')
})
