import { domainAtom } from '../../assembly/domainAtom.ts'
import type { Client } from '../../client/client.ts'
import { ownedAtom } from '../../session/ownedAtom.ts'
import { atom, type WritableAtom } from '../../store.ts'
import { putProfileAtom, type WireProfile } from '../profile/profile.atoms.ts'

/**
 * A switch of the profile that shows at once what the player wants. One flip is sent at a time, so that what they want last is what the
 * server is told last. `save` is undefined where it was not taken.
 */
export const profileSwitch = (save: (client: Client, isOn: boolean) => Promise<WireProfile | undefined>) => {
  const wishedAtom = ownedAtom<boolean | undefined>(undefined)
  const saveAtom: WritableAtom<null, [isOn: boolean], Promise<void>> = atom(null, async (get, set, isOn) => {
    const { client, store } = get(domainAtom)
    const saved = await save(client, isOn)
    if (saved !== undefined) set(putProfileAtom, saved)
    const wished = get(wishedAtom)
    if (wished === undefined || wished === isOn) set(wishedAtom, undefined)
    else await store.set(saveAtom, wished)
  })
  return {
    /** What it shows while the server is told; undefined when that is over. */
    wishedAtom: atom((get) => get(wishedAtom)),
    flip: atom(null, async (get, set, isOn: boolean) => {
      const isSaving = get(wishedAtom) !== undefined
      set(wishedAtom, isOn)
      if (!isSaving) await set(saveAtom, isOn)
    }),
  }
}
