import { expect, test, type Page } from '@playwright/test'
import { reached } from '../testing/reached.ts'
import { logIn } from '../testing/logIn.ts'
import { pressUntil } from '../testing/pressUntil.ts'

interface Pressed {
  readonly what: string
  readonly isBlocked: boolean
}

/** Writes down which keys and menus the page has taken away. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const pressed: Pressed[] = []
    Object.assign(window, { pressed })
    for (const type of ['keydown', 'contextmenu'])
      window.addEventListener(type, (event) =>
        pressed.push({ what: event instanceof KeyboardEvent ? event.key : type, isBlocked: event.defaultPrevented }),
      )
  })
const heard = (page: Page) => page.evaluate(() => (window as unknown as { pressed: Pressed[] }).pressed.splice(0))

test.describe('C5 what the page takes away', () => {
  test.beforeEach(async ({ page }) => {
    await listen(page)
    await page.goto('/login')
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
    // The blocking begins when the page is at rest.
    await page.waitForLoadState('networkidle')
  })

  test('C5 is F12, and no other key', async ({ page }) => {
    const others = ['F1', 'F3', 'F11', 'Escape', 'Home', 'PageDown', 'Control+Shift+I', 'Control+U', 'Control+S', 'Control+P', 'a', 'Meta']
    for (const key of others) await page.keyboard.press(key)
    const passed = await heard(page)
    expect(passed.length).toBeGreaterThanOrEqual(others.length)
    expect(passed.filter(({ isBlocked }) => isBlocked)).toEqual([])
    await page.keyboard.press('F12')
    expect(await heard(page)).toEqual([{ what: 'F12', isBlocked: true }])
  })

  test('C5 is the menu by mouse, by keyboard and by a long press; text fields keep theirs on touch and keyboard', async ({ page }) => {
    const field = page.getByLabel(/email or display name/i)
    await page.getByRole('heading', { name: 'Log in' }).click({ button: 'right' })
    await field.click({ button: 'right' })
    expect(await heard(page)).toEqual([
      { what: 'contextmenu', isBlocked: true },
      { what: 'contextmenu', isBlocked: true },
    ])
    const openMenu = (selector: string, pointerType: string) =>
      page
        .locator(selector)
        .first()
        .evaluate(
          (element, type) =>
            !element.dispatchEvent(new PointerEvent('contextmenu', { pointerType: type, bubbles: true, cancelable: true })),
          pointerType,
        )
    expect([await openMenu('h1', 'touch'), await openMenu('h1', ''), await openMenu('h1', 'pen')]).toEqual([true, true, true])
    expect([await openMenu('input', 'touch'), await openMenu('input', ''), await openMenu('input', 'mouse')]).toEqual([false, false, true])
  })

  test('C5 is never what is pasted: a password and a one-time code arrive whole', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const paste = async (label: string | RegExp, text: string) => {
      await page.evaluate((words) => navigator.clipboard.writeText(words), text)
      await page.getByLabel(label).focus()
      await page.keyboard.press('Control+V')
    }
    const password = `Aa1! ${'🐙'.repeat(58)} `
    await page.getByLabel('Password', { exact: true }).focus()
    await page.evaluate((words) => navigator.clipboard.writeText(words), password)
    await page.keyboard.press('Control+V')
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password)

    await page.goto('/forgot-password')
    await page.getByText('Text me a code').click()
    await page.getByLabel('Phone').fill(`+1555${String(Date.now()).slice(-7)}`)
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('6-digit code')).toBeVisible()
    await paste('6-digit code', ' 004 829 ')
    await expect(page.getByLabel('6-digit code')).toHaveValue(/004\s?829/)
  })
})

test.describe('G5 a password that is pasted', () => {
  test('G5 is kept whole up to its longest, in the field and on the wire', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const password = `Aa1! ${'🐙'.repeat(59)}`
    const sent = page.waitForRequest('**/graphql/login')
    await page.goto('/login')
    await page.getByLabel(/email or display name/i).fill('mara_vale')
    await page.evaluate((words) => navigator.clipboard.writeText(words), password)
    await page.getByLabel('Password', { exact: true }).focus()
    await page.keyboard.press('Control+V')
    await page.keyboard.press('Enter')
    const { variables } = (await sent).postDataJSON() as { variables: { input: { password: string } } }
    expect(variables.input.password).toBe(password)
  })
})

test.describe('B3 fifty equal errors', () => {
  const words = 'Internal Server Error. Please contact administrator'

  test('B3 are one message at the top, for 15 seconds, at rest under the pointer; then again', async ({ page }) => {
    await page.route('**/graphql/anonymous/forgot-password', (route) =>
      route.fulfill({ status: 500, json: { status: 500, message: 'NullPointerException at line 3' } }),
    )
    await page.clock.install()
    await page.goto('/forgot-password')
    const email = page.getByRole('textbox', { name: 'Email' })
    await email.fill('mara@example.com')
    // The form that has an answer may not have taken it in yet: until then a press sends nothing.
    const send = () => pressUntil(page.waitForResponse('**/graphql/anonymous/forgot-password'), () => email.press('Enter'))
    const toast = page.getByRole('alertdialog').filter({ hasText: words })
    for (let time = 0; time < 50; time += 1) await send()
    await expect(toast).toHaveCount(1)
    await expect(page.getByRole('alertdialog')).toHaveCount(1)
    await reached(toast, 'shell', 'toast', 'error-500-text')
    await reached(toast, 'shell', 'toast', 'same-toast-twice-shows-once')
    await expect(page.getByRole('region', { name: 'Notifications' })).toBeVisible()
    const [box, width] = [await toast.boundingBox(), page.viewportSize()?.width ?? 0]
    expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - width / 2)).toBeLessThanOrEqual(1)
    expect(box?.y).toBeLessThan(150)
    await toast.getByRole('button', { name: 'Dismiss' }).click()
    await page.clock.runFor(1_000)
    await expect(toast).toHaveCount(0)

    // From here on time stands unless it is told to pass.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
    await page.mouse.move(1, 700)
    await send()
    await expect(toast).toHaveCount(1)
    await page.clock.runFor(14_750)
    await expect(toast).toHaveCount(1)
    await page.clock.runFor(500)
    await expect(toast).toHaveCount(0)

    await send()
    await expect(toast).toHaveCount(1)
    await toast.hover()
    await page.clock.runFor(60_000)
    await expect(toast).toHaveCount(1)
    await page.mouse.move(1, 700)
    await page.clock.runFor(15_250)
    await expect(toast).toHaveCount(0)
  })
})

test('N1 what a field says to screen readers is no markup either: a date can be typed', async ({ page }) => {
  await logIn(page, 'noah@lagoon.localhost')
  await page.goto('/profile?tab=personal-info')
  const parts = page.getByRole('spinbutton')
  await parts.first().click()
  await page.keyboard.type('04171990')
  await expect(parts).toHaveText(['04', '17', '1990'])
})
