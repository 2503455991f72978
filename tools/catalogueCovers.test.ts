import { gallery } from '@lagoon/covers/gallery'
import { expect, it } from 'vitest'
import { catalogue } from '@lagoon/contract/demo/catalogue'

it('every game of the catalogue has a cover in the manner of its provider, and no cover is without a game', () => {
  const covers = gallery.map(({ gameId, providerId }) => `${gameId} of ${providerId}`)
  expect(covers.toSorted()).toEqual(catalogue.map(({ id, providerId }) => `${id} of ${providerId}`).toSorted())
})
