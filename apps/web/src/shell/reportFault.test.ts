import { beforeAll, expect, it } from 'vitest'
import { loadCalls } from '@lagoon/domain/client/loadCalls'
import { testApp } from '@lagoon/domain/testing/testApp'
import { faultOf, sendFault } from './reportFault.ts'

beforeAll(loadCalls)

const fault = Object.assign(new TypeError('cannot read ada@lagoon.example'), {
  stack: `TypeError: cannot read ada@lagoon.example
    at Wallet (https://lagoon.example/assets/Wallet-a1B2.js:1:2345)
    at renderWithHooks (https://lagoon.example/assets/react-x.js?v=1:12:9)`,
})

it('keeps the kind of an error and the places in our files, and nothing of what it says', () => {
  expect(faultOf(fault, 'wallet/wallet')).toEqual({
    kind: 'TypeError',
    page: 'wallet/wallet',
    places: ['Wallet-a1B2.js:1:2345', 'react-x.js:12:9'],
  })
  expect(faultOf('thrown text', 'lobby/home').kind).toBe('Error')
})

it('is told once, however often the page breaks', async () => {
  const app = testApp({ ReportFault: { reportFault: true } })
  for (let time = 0; time < 3; time += 1) sendFault(app, fault, 'wallet/wallet')
  sendFault(app, fault, 'lobby/home')
  await app.browser.pass(100)
  expect(app.browser.asked.map(({ path }) => path)).toEqual(['app/fault', 'app/fault'])
})
