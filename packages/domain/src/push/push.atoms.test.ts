import { expect, it } from 'vitest'
import { handDrivenHouse } from '../testing/handDrivenHouse.ts'
import { logInto } from '../testing/houseSteps.ts'
import { lastPushAtom } from './push.atoms.ts'

it('shows the operator’s words over the socket once however often they come, and keeps the last', async () => {
  const house = handDrivenHouse()
  await logInto(house)
  house.realtime.start()
  await house.browser.pass(50)
  await house.line.connect()
  for (const [id, title] of [
    ['a', 'High tide'],
    ['a', 'High tide'],
    ['b', 'Low tide'],
  ] as const)
    house.line.say({ id, topic: 'push', title, text: 'Free spins until midnight.' })
  expect(house.said).toEqual(['High tide', 'Low tide'])
  expect(house.store.get(lastPushAtom)).toMatchObject({ id: 'b', title: 'Low tide', text: 'Free spins until midnight.' })
})
