import type { Location } from './currentPage.atoms.ts'

/** The address of the window and its history, until the router has them. */
export interface AddressBar {
  read(): Location
  /** Changes the address without opening anything. */
  write(address: string, how: { readonly replace: boolean; readonly state?: unknown }): void
  /** Hears that the player went back or forward. Answers the way to stop. */
  onPop(listener: () => void): () => void
}

/** Where React Router keeps the state of an entry of the history, so that it finds there what was written before it came. */
const stateIn = (entry: unknown): unknown => (typeof entry === 'object' && entry !== null && 'usr' in entry ? entry.usr : null)

export const browserAddressBar: AddressBar = {
  read() {
    const { pathname, search, hash } = window.location
    return { pathname, search, hash, state: stateIn(window.history.state) }
  },
  write(address, { replace, state }) {
    const entry = { usr: state ?? null }
    if (replace) window.history.replaceState(entry, '', address)
    else window.history.pushState(entry, '', address)
  },
  onPop(listener) {
    window.addEventListener('popstate', listener)
    return () => window.removeEventListener('popstate', listener)
  },
}

/** An address of its own beside the window's, for a story, a test or a page that is rendered once. */
export const memoryAddressBar = (first: string): AddressBar => {
  let [at, kept]: [string, unknown] = [first, null]
  return {
    read() {
      const { pathname, search, hash } = new URL(at, 'https://lagoon.invalid')
      return { pathname, search, hash, state: kept }
    },
    write(address, { state }) {
      ;[at, kept] = [address, state ?? null]
    },
    onPop: () => () => undefined,
  }
}
