import { renderPackage, type PackagePicture } from './package.ts'
import { chest, coffer, handful, jar, pouch, ship, treasure } from './vessels.ts'

/** Every picture of a package, the smallest first: they grow with what they hold. */
export const packagePictures: readonly PackagePicture[] = [
  { name: 'package-handful', draw: handful },
  { name: 'package-pouch', draw: pouch },
  { name: 'package-jar', draw: jar },
  { name: 'package-chest', draw: chest },
  { name: 'package-coffer', draw: coffer },
  { name: 'package-ship', draw: ship },
  { name: 'package-treasure', draw: treasure },
]

/** The files, by name, with how large the package is for the light around it. */
export const packageFiles: ReadonlyMap<string, string> = new Map(
  packagePictures.map((picture, at) => [`${picture.name}.svg`, renderPackage(picture, at / (packagePictures.length - 1))]),
)
