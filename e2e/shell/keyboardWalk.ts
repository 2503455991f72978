import type { Page } from '@playwright/test'

/** What somebody meets who walks a page with the Tab key alone; elements by the opening of their markup. */
export interface KeyboardWalk {
  /** How often the key led to another element before it came round. */
  readonly stops: number
  /** Focused, and wholly outside the window or behind something else (WCAG 2.2, 2.4.11). */
  readonly unseen: readonly string[]
  /** Focused, and without a name to be announced by (WCAG 2.2, 4.1.2). */
  readonly nameless: readonly string[]
  /** Focused, and nothing about it or around it shows that (WCAG 2.2, 2.4.7). */
  readonly unringed: readonly string[]
  /** In view of a pointer, and never focused (WCAG 2.2, 2.1.1). */
  readonly unreached: readonly string[]
}

interface Stop {
  readonly index: number
  readonly markup: string
  readonly isSeen: boolean
  readonly hasName: boolean
  readonly hasRing: boolean
}

/** More than any page has: a walk that does not come round ends here. */
const MOST_STOPS = 400

/** Numbers what can be used, so that a stop is known again. */
const numberAll = (page: Page) =>
  page.evaluate(() => {
    const usable = 'a[href], button, input, select, textarea, summary, iframe, [tabindex]'
    for (const [index, element] of document.querySelectorAll(usable).entries()) element.setAttribute('data-stop', String(index))
  })

const stopHere = (page: Page): Promise<Stop | undefined> =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return undefined
    // A new page puts the focus on its heading once; no key leads there.
    if (element.tabIndex < 0) return undefined
    // What a control is drawn with may be its label or its box: the control itself can be a point.
    const drawn = element.closest('label') ?? element
    const { left, top, right, bottom } = drawn.getBoundingClientRect()
    const inside = (x: number, y: number) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight
    const shares = [0.1, 0.5, 0.9]
    const points = shares.flatMap((across) => shares.map((down) => [left + (right - left) * across, top + (bottom - top) * down] as const))
    const isOnTop = (x: number, y: number) => {
      const top = document.elementFromPoint(x, y)
      return top !== null && (drawn.contains(top) || top.contains(drawn))
    }
    const name =
      element.getAttribute('aria-label') ??
      element.getAttribute('aria-labelledby') ??
      element.getAttribute('title') ??
      (element.textContent || element.querySelector('img[alt]')?.getAttribute('alt')) ??
      ''
    const labels = 'labels' in element ? ((element as HTMLInputElement).labels?.length ?? 0) : 0
    const isRinged = (at: Element): boolean =>
      [undefined, '::before', '::after'].some((part) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(at, part)
        return outlineStyle !== 'none' && outlineWidth !== '0px'
      })
    // The ring may be drawn by a box around a control, or beside a control that is hidden.
    const around: Element[] = element.nextElementSibling ? [element.nextElementSibling] : []
    for (let at: Element | null = element; at && at !== document.body && around.length < 8; at = at.parentElement) around.push(at)
    // What came after the page was numbered gets the next number.
    if (!element.dataset.stop) {
      const next = Number(document.documentElement.dataset.stops ?? 1_000)
      document.documentElement.dataset.stops = String(next + 1)
      element.dataset.stop = String(next)
    }
    return {
      index: Number(element.dataset.stop),
      markup: element.outerHTML.slice(0, 140),
      isSeen: points.some(([x, y]) => inside(x, y) && isOnTop(x, y)),
      hasName: labels > 0 || name.trim() !== '' || element.tagName === 'IFRAME',
      hasRing: around.some(isRinged) || element.tagName === 'IFRAME',
    }
  })

/** What a pointer could use and the walk did not come to. */
const leftOut = (page: Page, reached: readonly number[]) =>
  page.evaluate((reachedStops) => {
    const isOneOfGroup = (element: Element) =>
      // Arrow keys lead from one to the next: the group is one stop.
      element.closest('[role="tablist"], [role="radiogroup"], [role="menu"], [role="listbox"], [role="toolbar"]') !== null ||
      element.matches('input[type="radio"]')
    return (
      [...document.querySelectorAll('[data-stop]')]
        .filter((element) => !reachedStops.includes(Number(element.getAttribute('data-stop'))))
        // What a key is not to stop at has another way: arrows in the field lead to the list that a button beside it opens.
        .filter((element) => element.matches('a[href], button, input, select, textarea, summary') && (element as HTMLElement).tabIndex >= 0)
        .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .filter((element) => !element.matches(':disabled, [aria-hidden="true"] *, [inert] *') && !isOneOfGroup(element))
        .map((element) => element.outerHTML.slice(0, 140))
    )
  }, reached)

/** Walks the page with the Tab key, from where the focus is, until it comes round. */
export const keyboardWalk = async (page: Page): Promise<KeyboardWalk> => {
  await numberAll(page)
  const stops = new Map<number, Stop>()
  for (let step = 0; step < MOST_STOPS; step += 1) {
    await page.keyboard.press('Tab')
    const stop = await stopHere(page)
    // Past the last element the focus is on the page as a whole, then on the first one again.
    if (!stop) continue
    // A frame and a shadow tree stay the focused element while the key goes through them.
    const isWithin = stop.index === [...stops.keys()].at(-1)
    if (stops.has(stop.index) && !isWithin) break
    stops.set(stop.index, stop)
  }
  const all = [...stops.values()]
  const markup = (faults: readonly Stop[]) => faults.map((stop) => stop.markup)
  return {
    stops: all.length,
    unseen: markup(all.filter(({ isSeen }) => !isSeen)),
    nameless: markup(all.filter(({ hasName }) => !hasName)),
    unringed: markup(all.filter(({ hasRing }) => !hasRing)),
    unreached: await leftOut(page, [...stops.keys()]),
  }
}
