import { expect, it, vi } from 'vitest'
import { installOf } from '../routes/content/installOf.ts'
import { keepInstallOffer, type KeptOffer } from './installOffer.ts'

const offer = () => Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: vi.fn<() => Promise<never>>() })

/** A page that keeps what the browser says of an installation. */
const pageThatKeeps = () => {
  const page = new EventTarget() as Window
  const kept: KeptOffer = { offer: undefined, isInstalled: false }
  keepInstallOffer(page, kept)
  return { page, kept }
}

it('an offer that comes before anybody looks for it is kept, and the browser says nothing itself', () => {
  const { page, kept } = pageThatKeeps()
  const event = offer()
  page.dispatchEvent(event)
  expect([kept.offer, event.defaultPrevented, installOf(kept, false)]).toEqual([event, true, 'offered'])
})

it('an event that nobody can be asked with is no offer', () => {
  const { page, kept } = pageThatKeeps()
  page.dispatchEvent(new Event('beforeinstallprompt'))
  expect([kept.offer, installOf(kept, false)]).toEqual([undefined, 'byMenu'])
})

it('an app that was installed otherwise is offered no more', () => {
  const { page, kept } = pageThatKeeps()
  page.dispatchEvent(offer())
  page.dispatchEvent(new Event('appinstalled'))
  expect([kept.offer, installOf(kept, false)]).toEqual([undefined, 'installed'])
})

it('the installed app itself knows that it is installed', () => {
  expect(installOf({ offer: undefined, isInstalled: false }, true)).toBe('installed')
})
