import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { keepBaseline, removeBaseline, unpackedFile } from '../baselines.ts'
import { picturePaths } from '../paths.ts'
import { isApprovable, type Report, type ReportedPicture } from './reported.ts'

/** Where approvals read and write. */
export type ApprovalPaths = Pick<typeof picturePaths, 'baseline' | 'unpacked' | 'report'>

/** The reported pictures that carry these names (`all` for every one that can be approved); throws at a name that is not among them. */
export const namedPictures = ({ pictures }: Report, names: readonly string[]): readonly ReportedPicture[] => {
  if (names.length === 1 && names[0] === 'all') return pictures.filter(isApprovable)
  return names.map((name) => {
    const found = pictures.find(({ picture }) => picture === name)
    if (!found || !isApprovable(found)) throw new Error(`The last run reported no picture ${name} that could be approved`)
    return found
  })
}

/** Makes what the last run saw the new baselines, or removes the baseline of what is gone. */
export const approvePictures = async (pictures: readonly ReportedPicture[], paths: ApprovalPaths = picturePaths) => {
  for (const picture of pictures) {
    if (picture.after === undefined) removeBaseline(picture.picture, paths)
    else await keepBaseline(picture.picture, join(paths.report, picture.after), paths)
  }
}

/** True where the baseline is already what the last run saw. */
export const isApproved = (picture: ReportedPicture, paths: ApprovalPaths = picturePaths): boolean => {
  const baseline = unpackedFile(picture.picture, paths)
  if (picture.after === undefined) return picture.kind === 'gone' && !existsSync(baseline)
  return existsSync(baseline) && readFileSync(baseline).equals(readFileSync(join(paths.report, picture.after)))
}
