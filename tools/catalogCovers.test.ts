import { gallery, packageFiles } from '@lagoon/covers/gallery'
import { expect, it } from 'vitest'
import { catalog } from '@lagoon/contract/demo/catalog'
import { packageArts } from '@lagoon/contract/wallet/enums'
import { packageArtAddress } from '@lagoon/contract/wallet/packageArtAddress'

it('every game of the catalog has a cover in the manner of its provider, and no cover is without a game', () => {
  const covers = gallery.map(({ gameId, providerId }) => `${gameId} of ${providerId}`)
  expect(covers.toSorted()).toEqual(catalog.map(({ id, providerId }) => `${id} of ${providerId}`).toSorted())
})

it('every size of a package has a picture', () => {
  expect([...packageFiles.keys()].map((name) => `/covers/${name}`)).toEqual(packageArts.map(packageArtAddress))
})
