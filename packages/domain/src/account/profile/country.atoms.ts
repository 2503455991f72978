import { domainAtom } from '../../assembly/domainAtom.ts'
import { askCountry } from '../../client/ipLookup.ts'
import { ownedAtom } from '../../session/ownedAtom.ts'
import { webSettings } from '../../shell/shell.operations.ts'
import { atom } from '../../store.ts'

/** The form of a player without a country waits this long for a guess, and opens without one then. */
export const GUESS_TIMEOUT_MS = 1_000

/** The country that this device calls from, empty where nobody knows; undefined until that is settled. */
export const guessedCountryAtom = ownedAtom<string | undefined>(undefined)

/** Asks which country this device calls from, once in a session. */
export const guessCountryAtom = atom(null, async (get, set) => {
  if (get(guessedCountryAtom) !== undefined) return
  const { client, ports } = get(domainAtom)
  const stop = new AbortController()
  const late = ports.clock.after(GUESS_TIMEOUT_MS, () => stop.abort())
  const settings = await client.call(webSettings, {}, { isQuiet: true, signal: stop.signal })
  const address = settings.ok ? settings.value.webSettings.ipLookupUrl : undefined
  const country = address ? await askCountry(ports, address, stop.signal) : undefined
  late()
  set(guessedCountryAtom, country ?? '')
})
