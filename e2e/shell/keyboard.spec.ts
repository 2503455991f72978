import { expect, test, type Page } from '@playwright/test'
import { verificationAddress } from '../../packages/contract/src/kyc/addresses.ts'
import {
  NEW_ACCOUNT,
  withdrawAddress,
  withdrawalAddress,
  withdrawalsAddress,
  withdrawToAddress,
} from '../../packages/contract/src/withdrawal/addresses.ts'
import { payoutWays } from '../../packages/contract/src/withdrawal/enums.ts'
import { readyToVerify } from '../kyc/readyToVerify.ts'
import { requestAndFollow, saveBank } from '../withdrawal/withdraw.ts'
import { asWinner } from '../withdrawal/winner.ts'
import { keyboardWalk, type KeyboardWalk } from './keyboardWalk.ts'
import { logIn } from '../testing/logIn.ts'
import { isOnPhone, phoneAgent } from '../testing/phone.ts'
import { openFresh, openNowhere } from '../pages/openFresh.ts'
import { mayStay, routes, type Who } from '../pages/routeTable.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, ...phoneAgent })
test.describe.configure({ timeout: 600_000 })

const nothing: Omit<KeyboardWalk, 'stops'> = { unseen: [], nameless: [], unringed: [], unreached: [] }

const walkAt = async (page: Page, address: string) => {
  await openFresh(page, address)
  // A page that has just sent a code waits in the field for it.
  await expect(page.locator('h1:focus, [autocomplete="one-time-code"]:focus'), `focus at ${address}`).toHaveCount(1)
  const { stops, ...faults } = await keyboardWalk(page)
  expect.soft(stops, `stops at ${address}`).toBeGreaterThan(0)
  expect.soft(faults, `by keyboard at ${address}`).toEqual(nothing)
}

const walk = async (page: Page, who: Who) => {
  await page.goto('/about-us')
  for (const route of routes) if (await mayStay(route, who)) await walkAt(page, route.address)
}

test('a visitor reaches everything on every page by keyboard, and sees where the focus is', async ({ page }, info) => {
  await walk(page, { isPlayer: false, isPhone: isOnPhone(info) })
})

test('a player reaches everything on every page by keyboard, and sees where the focus is', async ({ page }, info) => {
  const isPhone = isOnPhone(info)
  await logIn(page, isPhone ? 'marina@lagoon.localhost' : 'noah@lagoon.localhost')
  await walk(page, { isPlayer: true, isPhone })
})

test('who withdraws reaches everything on the way by keyboard, and sees where the focus is', async ({ page }) => {
  await asWinner(page)
  await page.goto(withdrawToAddress({ way: 'BANK', amount: '50' }, NEW_ACCOUNT))
  await saveBank(page, 'Plover Bank', `66${String(Date.now()).slice(-8)}`)
  const id = await requestAndFollow(page)
  const forms = payoutWays.map((way) => withdrawToAddress({ way, amount: '51' }, NEW_ACCOUNT))
  const chosen = withdrawToAddress({ way: 'BANK', amount: '51' })
  for (const address of [withdrawAddress(), ...forms, chosen, withdrawalsAddress(), withdrawalAddress(id), verificationAddress()])
    await walkAt(page, address)
})

test('who is verified reaches everything on the way by keyboard, and sees where the focus is', async ({ page }) => {
  await readyToVerify(page, 'bykeys')
  await walkAt(page, verificationAddress('details'))
  await page.getByRole('button', { name: 'Confirm details' }).click()
  await expect(page.getByRole('button', { name: 'Take photos' })).toBeVisible()
  await walkAt(page, verificationAddress('photos'))
})

test('canary: a button without a name, one that no key reaches, one under a bar and one without a ring are told', async ({ page }) => {
  await page.goto('/about-us')
  // What is planted before the scripts have come may go when they take the page over.
  await openNowhere(page)
  await page.evaluate(() => {
    const main = document.querySelector('main')
    if (!main) throw new Error('no main')
    const planted = (text: string) => {
      const button = document.createElement('button')
      button.textContent = text
      main.append(button)
      return button
    }
    planted('')
    planted('skipped').addEventListener('focus', ({ target }) => (target as HTMLElement).blur())
    const ringless = planted('ringless')
    ringless.style.setProperty('outline', 'none', 'important')
    ringless.style.setProperty('box-shadow', 'none', 'important')
    const covered = planted('covered')
    covered.style.position = 'relative'
    const bar = document.createElement('div')
    bar.style.cssText = 'position:absolute;inset:-10px;background:black;pointer-events:auto'
    covered.append(bar)
    bar.addEventListener('pointerdown', (event) => event.preventDefault())
    main.append(bar)
    const place = covered.getBoundingClientRect()
    bar.style.cssText = `position:absolute;left:${place.left + scrollX - 5}px;top:${place.top + scrollY - 5}px;width:${place.width + 10}px;height:${place.height + 10}px;background:black`
  })
  const { unseen, nameless, unringed, unreached } = await keyboardWalk(page)
  expect(nameless.length).toBeGreaterThan(0)
  expect(unreached.join()).toContain('skipped')
  expect(unringed.join()).toContain('ringless')
  expect(unseen.join()).toContain('covered')
})
