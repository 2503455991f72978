import { domainAtom } from '../../assembly/domainAtom.ts'
import { askCountry } from '../../client/ipLookup.ts'
import { ownedAtom } from '../../session/ownedAtom.ts'
import { webSettings } from '../../shell/shell.operations.ts'
import { atom } from '../../store.ts'
import type { ContactDetailsValues } from '../profile.state.ts'
import { contactDetailsValuesAtom } from './contact.atoms.ts'
import { loadProfileAtom } from './profile.atoms.ts'

/** The form of a player without a country waits this long for a guess, and opens without one then. */
export const GUESS_TIMEOUT_MS = 1_000

type Guess = { readonly state: 'open' } | { readonly state: 'made'; readonly country: string }

const guessAtom = ownedAtom<Guess>({ state: 'open' })

const lacksCountry = (values: ContactDetailsValues | undefined): boolean => values?.country === ''

const guessCountryAtom = atom(null, async (get, set) => {
  const { client, ports } = get(domainAtom)
  const stop = new AbortController()
  const late = ports.clock.after(GUESS_TIMEOUT_MS, () => stop.abort())
  const settings = await client.call(webSettings, {}, { isQuiet: true, signal: stop.signal })
  const address = settings.ok ? settings.value.webSettings.ipLookupUrl : undefined
  const country = address ? await askCountry(ports, address, stop.signal) : undefined
  late()
  set(guessAtom, { state: 'made', country: country ?? '' })
})

/** Asks for the profile and, for a player who has no country there, which one this device calls from. */
export const loadContactDetailsAtom = atom(null, async (get, set) => {
  await set(loadProfileAtom)
  if (lacksCountry(get(contactDetailsValuesAtom)) && get(guessAtom).state === 'open') await set(guessCountryAtom)
})

/** What the form begins with: what is kept, and in place of a missing country the guessed one. Undefined until that is known. */
export const contactDetailsFormAtom = atom((get): ContactDetailsValues | undefined => {
  const values = get(contactDetailsValuesAtom)
  const guess = get(guessAtom)
  if (values === undefined || !lacksCountry(values)) return values
  return guess.state === 'open' ? undefined : { ...values, country: guess.country }
})
