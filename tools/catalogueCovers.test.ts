import { gallery, packageFiles } from '@lagoon/covers/gallery'
import { expect, it } from 'vitest'
import { catalogue } from '@lagoon/contract/demo/catalogue'
import { packageArts } from '@lagoon/contract/wallet/enums'

it('every game of the catalogue has a cover in the manner of its provider, and no cover is without a game', () => {
  const covers = gallery.map(({ gameId, providerId }) => `${gameId} of ${providerId}`)
  expect(covers.toSorted()).toEqual(catalogue.map(({ id, providerId }) => `${id} of ${providerId}`).toSorted())
})

it('every size of a package has a picture', () => {
  expect([...packageFiles.keys()]).toEqual(packageArts.map((art) => `package-${art.toLowerCase()}.svg`))
})
