import { atom } from '../store.ts'
import type { Domain } from './domain.ts'

const held = atom<Domain | undefined>(undefined)

/** The domain that a store belongs to; set once, by `createDomain`. */
export const domainAtom = atom(
  (get): Domain => {
    const domain = get(held)
    if (domain === undefined) throw new Error('this store was not made by createDomain')
    return domain
  },
  (_get, set, domain: Domain) => set(held, domain),
)
