import { decoded } from '../navigation/matchRoute.ts'

/** The element that the fragment of an address names, `#` and all; null where it names none, however it is written. */
export const anchorOf = (hash: string): HTMLElement | null => (hash === '' ? null : document.getElementById(decoded(hash.slice(1))))
