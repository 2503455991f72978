import { copyFileSync, mkdirSync, readFileSync, rmSync, existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { picturePaths } from '../paths.ts'
import { isApprovable, type Report, type ReportedPicture } from './reported.ts'

/** Where approvals read and write. */
export type ApprovalPaths = Pick<typeof picturePaths, 'baseline' | 'report'>

const baselineOf = ({ picture }: ReportedPicture, paths: ApprovalPaths) => join(paths.baseline, `${picture}.png`)

/** The reported pictures that carry these names (`all` for every one that can be approved); throws at a name that is not among them. */
export const namedPictures = ({ pictures }: Report, names: readonly string[]): readonly ReportedPicture[] => {
  if (names.length === 1 && names[0] === 'all') return pictures.filter(isApprovable)
  return names.map((name) => {
    const found = pictures.find(({ picture }) => picture === name)
    if (!found || !isApprovable(found)) throw new Error(`The last run reported no picture ${name} that could be approved`)
    return found
  })
}

/** Makes what the last run saw the new truth: copies it over the baseline, or removes the baseline of what is gone. */
export const approvePictures = (pictures: readonly ReportedPicture[], paths: ApprovalPaths = picturePaths) => {
  for (const picture of pictures) {
    const baseline = baselineOf(picture, paths)
    if (picture.after === undefined) rmSync(baseline, { force: true })
    else {
      mkdirSync(dirname(baseline), { recursive: true })
      copyFileSync(join(paths.report, picture.after), baseline)
    }
  }
}

/** True where the baseline is already what the last run saw. */
export const isApproved = (picture: ReportedPicture, paths: ApprovalPaths = picturePaths): boolean => {
  const baseline = baselineOf(picture, paths)
  if (picture.after === undefined) return picture.kind === 'gone' && !existsSync(baseline)
  return existsSync(baseline) && readFileSync(baseline).equals(readFileSync(join(paths.report, picture.after)))
}
