import { expect } from '@playwright/test'
import type { Browser, Where } from './browser.ts'

/** What a player looks for: a kind of thing by a part of its name. */
export interface Target {
  readonly kind: 'link' | 'button' | 'field' | 'checkbox' | 'option' | 'heading' | 'segment'
  /** A regular expression over the accessible name, in any case. */
  readonly name: string
  readonly where?: Where
}

interface Words {
  readonly where?: Where
  /** A selector of CSS. @default 'body' */
  readonly of?: string
  readonly timeout?: number
}

interface Found {
  readonly x: number
  readonly y: number
  readonly top: number
  readonly text: string
  readonly value: string
  /** Whether a press at its middle meets it, and nothing that lies over it. */
  readonly isOnTop: boolean
}

/** Runs in the page, as text: it knows nothing of this file. */
const lookFor = (kind: string, name: string, isScrolled: boolean): unknown => {
  const kinds: Record<string, string> = {
    link: 'a[href]',
    button: 'button, [role=button]',
    field: 'input:not([type=checkbox]):not([type=hidden]), textarea',
    checkbox: 'label:has(input[type=checkbox])',
    option: '[role=option]',
    heading: 'h1, h2, h3',
    segment: '[role=spinbutton]',
  }
  const textOf = (id: string) => document.getElementById(id)?.getAttribute('aria-label') ?? document.getElementById(id)?.textContent ?? ''
  const nameOf = (element: Element): string => {
    const labels = (element as HTMLInputElement).labels ?? []
    const labeled = element.getAttribute('aria-labelledby')?.split(' ').map(textOf).join(' ')
    const words =
      labeled ?? element.getAttribute('aria-label') ?? ([...labels].map((label) => label.textContent).join(' ') || element.textContent)
    return (words ?? '').replaceAll(/\s+/g, ' ').trim()
  }
  const pattern = new RegExp(name, 'i')
  for (const element of document.querySelectorAll(kinds[kind] ?? kind)) {
    if (!pattern.test(nameOf(element)) || !element.checkVisibility({ visibilityProperty: true })) continue
    if (isScrolled) element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, top, width, height } = element.getBoundingClientRect()
    if (width === 0) continue
    // The words of a checkbox may hold links.
    const [x, y] = kind === 'checkbox' ? [left + 12, top + 12] : [left + width / 2, top + height / 2]
    const hit = document.elementFromPoint(x, y)
    const isOnTop = hit !== null && (element.contains(hit) || hit.contains(element))
    const value = (element as HTMLInputElement).value ?? ''
    return { x, y, top, text: (element.textContent ?? '').trim(), value, isOnTop }
  }
  return null
}

/** A player's eyes and hands on a browser: finds by name, waits, presses and types as a player does. */
export const pageOf = (browser: Browser) => {
  const look = ({ kind, name, where = 'page' }: Target, isScrolled = false): Promise<Found | null> =>
    browser.evaluate(`(${lookFor.toString()})(${JSON.stringify(kind)}, ${JSON.stringify(name)}, ${isScrolled})`, where)

  const sees = async (target: Target, timeout = 20_000): Promise<Found> => {
    let found: Found | null = null
    await expect
      .poll(async () => (found = await look(target).catch(() => null)) !== null, { timeout, message: `${target.kind} ${target.name}` })
      .toBe(true)
    return found as unknown as Found
  }

  /** Presses it once it lies still with nothing over it; what is out of sight is brought to the middle of the window. */
  const press = async (target: Target, pressMs?: number): Promise<void> => {
    let last = -1
    let point: Found | null = null
    await expect
      .poll(
        async () => {
          let found = await look(target).catch(() => null)
          if (found?.isOnTop === false) found = await look(target, true).catch(() => null)
          const isStill = found !== null && found.isOnTop && found.top === last
          last = found?.top ?? -1
          point = found
          return isStill
        },
        { timeout: 30_000, message: `${target.kind} ${target.name} to press` },
      )
      .toBe(true)
    const { x, y } = point as unknown as Found
    await browser.press(x, y, pressMs, target.where)
  }

  return {
    ...browser,
    look,
    sees,
    press,
    fill: async (name: string, text: string): Promise<void> => {
      await press({ kind: 'field', name })
      await browser.type([...text])
    },
    /** Waits until the words of the page, or of one part of it, match; answers them. */
    reads: async (pattern: RegExp, { where = 'page', of = 'body', timeout = 30_000 }: Words = {}): Promise<string> => {
      const words = `[...document.querySelectorAll('${of}')].map((part) => part.innerText || part.textContent)`
      let read: readonly string[] = []
      await expect
        .poll(async () => (read = await browser.evaluate<string[]>(words, where).catch(() => [])), { timeout })
        .toContainEqual(expect.stringMatching(pattern))
      return read.find((part) => pattern.test(part))!
    },
  }
}
export type WalkedPage = ReturnType<typeof pageOf>
