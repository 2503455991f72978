import { domainAtom } from '../assembly/domainAtom.ts'
import { loadable, type Loaded } from '../kernel/loadable.ts'
import { atom } from '../store.ts'
import { toSettings, type KnownSettings } from './withdrawal.adapter.ts'
import { withdrawalSettings } from './withdrawal.operations.ts'

const settings = loadable(withdrawalSettings, ({ withdrawalSettings: wire }) => wire)
const wireAtom = settings.at({})

export const loadSettingsAtom = atom(null, (_get, set) => set(settings.load, {}))
/** The same without a word before or after: something has changed that they hang on. */
export const refreshSettingsAtom = atom(null, (_get, set) => set(settings.load, {}, 'unseen'))

/** What the server allows this player, and what stands in the way. */
export const settingsAtom = atom((get): Loaded<KnownSettings> => {
  const known = get(wireAtom)
  return known.state === 'loaded' ? { ...known, value: toSettings(known.value, get(domainAtom).serverClock.now()) } : known
})
