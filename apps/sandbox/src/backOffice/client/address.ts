import { useEffect, useSyncExternalStore } from 'react'

/** Where the page stands: a room, one thing in it, and what its list is narrowed to. */
export interface Address {
  readonly room: Room
  /** Id of the withdrawal, the player, the ticket or the contact message that is shown; null: the list. */
  readonly id: string | null
  readonly search: URLSearchParams
}
export const rooms = ['withdrawals', 'verification', 'support', 'log'] as const
export type Room = (typeof rooms)[number]

export const readAddress = (href: string): Address => {
  const { pathname, searchParams } = new URL(href, 'http://office')
  const [, first, second] = pathname.split('/')
  return { room: rooms.find((room) => room === first) ?? 'withdrawals', id: second || null, search: searchParams }
}

/** The address of a room, or of one thing in it; `search` narrows its list. */
export const addressOf = (room: Room, id?: string, search: Readonly<Record<string, string | undefined>> = {}): string => {
  const given = Object.entries(search).filter((entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== '')
  const query = new URLSearchParams(given).toString()
  return `/${room}${id === undefined ? '' : `/${id}`}${query === '' ? '' : `?${query}`}`
}

const moved = new EventTarget()

/** Goes to an address of the page; with `replace` the one before is left out of the way back. */
export const go = (href: string, { replace = false } = {}): void => {
  window.history[replace ? 'replaceState' : 'pushState'](null, '', href)
  moved.dispatchEvent(new Event('move'))
}

const subscribe = (tell: () => void) => {
  moved.addEventListener('move', tell)
  window.addEventListener('popstate', tell)
  return () => {
    moved.removeEventListener('move', tell)
    window.removeEventListener('popstate', tell)
  }
}

/** The address as it stands, followed. */
export const useAddress = (): Address => readAddress(useSyncExternalStore(subscribe, () => window.location.href))

const followLink = (event: MouseEvent): void => {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  if (!link || !isPlain || event.defaultPrevented || link.target !== '' || link.origin !== window.location.origin) return
  event.preventDefault()
  go(link.pathname + link.search)
}

/** Keeps plain presses of links that stay on the page from loading it anew. */
export const useLinks = (): void => {
  useEffect(function followLinks() {
    document.addEventListener('click', followLink)
    return () => document.removeEventListener('click', followLink)
  }, [])
}
