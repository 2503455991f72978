import { expect, test, type Page } from '@playwright/test'
import { keyboardWalk, type KeyboardWalk } from './keyboardWalk.ts'
import { logIn } from '../support/logIn.ts'
import { isOnPhone, phoneAgent } from '../support/phone.ts'
import { goTo, mayStay, NOWHERE, routes, type Who } from '../pages/routeTable.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, ...phoneAgent })
test.describe.configure({ timeout: 600_000 })

const nothing: Omit<KeyboardWalk, 'stops'> = { unseen: [], nameless: [], unringed: [], unreached: [] }

const walk = async (page: Page, who: Who) => {
  for (const route of routes) {
    if (!(await mayStay(route, who))) continue
    await goTo(page, NOWHERE.address)
    if (route.address !== NOWHERE.address) {
      await goTo(page, route.address)
      await expect(page.getByRole('heading', { level: 1 }), `heading at ${route.address}`).not.toHaveText([NOWHERE.heading])
    }
    await expect(page.locator('[aria-busy="true"]'), `waiting at ${route.address}`).toHaveCount(0)
    // A page that has just sent a code waits in the field for it.
    await expect(page.locator('h1:focus, [autocomplete="one-time-code"]:focus'), `focus at ${route.address}`).toHaveCount(1)
    const { stops, ...faults } = await keyboardWalk(page)
    expect.soft(stops, `stops at ${route.address}`).toBeGreaterThan(0)
    expect.soft(faults, `by keyboard at ${route.address}`).toEqual(nothing)
  }
}

test('a visitor reaches everything on every page by keyboard, and sees where the focus is', async ({ page }, info) => {
  await page.goto('/about-us')
  await walk(page, { isPlayer: false, isPhone: isOnPhone(info) })
})

test('a player reaches everything on every page by keyboard, and sees where the focus is', async ({ page }, info) => {
  const isPhone = isOnPhone(info)
  await logIn(page, isPhone ? 'marina@lagoon.localhost' : 'noah@lagoon.localhost')
  await walk(page, { isPlayer: true, isPhone })
})

test('canary: a button without a name, one that no key reaches, one under a bar and one without a ring are told', async ({ page }) => {
  await page.goto('/about-us')
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
