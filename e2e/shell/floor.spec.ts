import { expect, test, type Page } from '@playwright/test'

const newerBrowser = /Lagoon needs a newer browser/
const script = /Lagoon needs JavaScript/

// Rendered by the server with its text, and empty until the app has come.
const addresses = ['/', '/login']

/** Serves the pages as a browser reads them that knows no popover; `runs`: whether it can run the app all the same. */
const belowTheFloor = async (page: Page, runs: boolean) => {
  const without = (text: string) => text.replaceAll(':popover-open', ':not-known-here')
  await page.route(/\/(login)?$|\.css$/, async (route) => {
    const answer = await route.fetch()
    const headers = Object.fromEntries(Object.entries(answer.headers()).filter(([name]) => name !== 'content-security-policy'))
    await route.fulfill({ response: answer, headers, body: without(await answer.text()) })
  })
  if (!runs) await page.route('**/*.js', (route) => route.abort())
}

for (const address of addresses) {
  test.describe(`without JavaScript, ${address}`, () => {
    test.use({ javaScriptEnabled: false })

    test('the page says what it needs', async ({ page }) => {
      await page.goto(address)
      await expect(page.getByText(script)).toBeInViewport({ ratio: 1 })
      await expect(page.getByText(newerBrowser)).toBeHidden()
    })
  })

  for (const runs of [true, false])
    test(`a browser below the floor that ${runs ? 'runs' : 'cannot run'} the app is told so on ${address}`, async ({ page }) => {
      await belowTheFloor(page, runs)
      await page.goto(address)
      await expect(page.getByText(newerBrowser)).toBeInViewport({ ratio: 1 })
    })

  test(`a browser above the floor sees neither sentence on ${address}`, async ({ page }) => {
    await page.goto(address)
    await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible()
    await expect(page.getByText(newerBrowser)).toBeHidden()
    await expect(page.getByText(script)).toBeHidden()
  })
}
