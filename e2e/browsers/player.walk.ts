import { expect } from '@playwright/test'
import { formatMinor } from '../../packages/contract/src/money/money.ts'
import { minorIn } from '../lobby/game.ts'
import { newestMessage } from '../testing/inbox.ts'
import { at, DESKTOP, fillLogIn, logIn, logOut, walk } from './walk.ts'

walk('a new player signs up, confirms, logs in, plays, sees the balance move, finds the round and logs out', async ({ tab }, info) => {
  const unique = `${info.project.name}${Date.now()}`
  const email = `${unique}@lagoon.example`
  const password = 'Night-Water-7'
  await tab.open(at('/'))
  await tab.press({ kind: 'link', name: 'sign up|create' })
  await tab.fill('^first name', 'Ada')
  await tab.fill('^last name', 'Reed')
  await tab.fill('^display name', `ada_${unique}`.slice(0, 20))
  await tab.fill('^email', email)
  await tab.fill('^phone', `+1${String(Date.now()).slice(-10)}`)
  await tab.fill('^password', password)
  await tab.fill('^confirm password', password)
  await tab.press({ kind: 'checkbox', name: 'terms' })
  await tab.press({ kind: 'checkbox', name: '18' })
  await tab.press({ kind: 'button', name: '^create account' })
  await tab.sees({ kind: 'heading', name: 'check your email' })

  const link = /https?:\/\/\S+\/email-verification\/[\w-]+/.exec((await newestMessage(email)).text)?.[0]
  await tab.open(link as string)
  await tab.reads(/confirmed|verified/i)

  await tab.open(at('/login'))
  await fillLogIn(tab, email, password)
  await tab.reads(/10,000\.00/)

  await tab.press({ kind: 'link', name: 'moonlit tides' })
  await tab.press({ kind: 'button', name: '^play' })
  await tab.sees({ kind: 'button', name: '^spin', where: 'frame' }, 40_000)
  // The button stands there a moment before the game takes a press: a press counts when the stake has gone.
  await expect(async () => {
    await tab.press({ kind: 'button', name: '^spin', where: 'frame' })
    await tab.reads(/9,999\.00|\b(No win|Won)\b/, { where: 'frame', timeout: 5_000 })
  }).toPass({ timeout: 30_000 })
  // Software draws the reels, and in WebKit nothing tells the game so.
  const told = await tab.reads(/^(No win|Won)\b/, { where: 'frame', of: 'output', timeout: 60_000 })
  const stake = minorIn(await tab.evaluate('document.querySelector("#stake").innerText', 'frame'))
  const balance = formatMinor(1_000_000n - stake + (told.startsWith('Won') ? minorIn(told) : 0n), 'always')
  await tab.reads(new RegExp(balance.replaceAll('.', '\\.')))

  await tab.open(at('/profile?tab=game-history'))
  await tab.reads(/Moonlit Tides/)
  await tab.open(at('/'))
  await logOut(tab)
  expect(await tab.evaluate<string[]>('Object.keys(localStorage)')).not.toContain('lagoon.session')
})

walk('A9 Back after log-out shows nothing of the player', async ({ tab }) => {
  await logIn(tab)
  await tab.open(at('/profile'))
  await tab.sees({ kind: 'field', name: '^first name' })
  await tab.open(at('/'))
  await logOut(tab)
  await tab.back()
  // What a page of the browser's memory shows, it shows at once: each look counts, until the address is home's again.
  await expect
    .poll(
      async () => {
        expect(await tab.look({ kind: 'field', name: '^first name' }).catch(() => null)).toBeNull()
        return tab.evaluate<string>('location.pathname').catch(() => '')
      },
      { timeout: 20_000 },
    )
    .toBe('/')
  await tab.sees({ kind: 'link', name: '^log in' })
  expect(await tab.look({ kind: 'button', name: '’s account$' })).toBeNull()
})

for (const [name, size] of Object.entries({ phone: { width: 390, height: 844 }, desktop: DESKTOP }))
  walk.describe(name, () => {
    walk.use({ size })

    walk('the country box opens where it stands and takes what is chosen, and nothing else', async ({ tab }) => {
      const country = { kind: 'field', name: '^country' } as const
      await logIn(tab)
      // At its place, and where the list reaches down to the phone's bottom bar.
      for (const { pressMs, scrolled } of [5, 120].flatMap((pressMs) => [0, 70].map((scrolled) => ({ pressMs, scrolled })))) {
        await tab.open(at('/profile?tab=contact-details'))
        await tab.sees(country)
        await tab.evaluate(`scrollBy({ top: ${scrolled}, behavior: 'instant' })`)
        const { value: chosen, top } = await tab.sees(country)
        expect(chosen).not.toBe('')
        await tab.press({ kind: 'button', name: 'suggestions.*country' }, pressMs)
        await tab.sees({ kind: 'option', name: '.' })
        // A list that closes again, or a choice nobody made, would come with the release.
        await new Promise((resolve) => setTimeout(resolve, 400))
        const after = await tab.sees(country)
        expect(after.value).toBe(chosen)
        expect(Math.abs(after.top - top)).toBeLessThan(2)
        expect(await tab.look({ kind: 'option', name: '.' })).not.toBeNull()
      }
      // The neighbor of the chosen one is in sight.
      await tab.press({ kind: 'option', name: '^United Kingdom' })
      await expect.poll(async () => (await tab.sees(country)).value).toBe('United Kingdom')
    })

    walk('the date field takes a date typed on', async ({ tab }) => {
      await logIn(tab)
      await tab.open(at('/profile?tab=personal-info'))
      // Day or month first: that is the browser's English.
      for (const [part, digits] of Object.entries({ day: '17', month: '04', year: '1990' })) {
        await tab.press({ kind: 'segment', name: `^${part}` })
        await tab.type([...digits])
      }
      for (const [part, digits] of Object.entries({ day: '17', month: '04', year: '1990' }))
        expect((await tab.sees({ kind: 'segment', name: `^${part}` })).text).toBe(digits)
    })
  })
