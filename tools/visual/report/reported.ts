import { readFileSync } from 'node:fs'
import { picturePaths } from '../paths.ts'

/** One picture that wants a decision. Addresses are relative to the report, so that it opens from a file. */
export interface ReportedPicture {
  /** `phone/kit-button-matrix` */
  readonly picture: string
  readonly viewport: string
  /** First word of a screen's id after `screens`, else the group: kit, patterns. */
  readonly capability: string
  /** `failed`: no picture to compare, the story itself broke. */
  readonly kind: 'changed' | 'new' | 'gone' | 'failed'
  readonly before?: string
  readonly after?: string
  readonly difference?: string
}

export interface Report {
  readonly compared: number
  readonly pictures: readonly ReportedPicture[]
}

/** True for what can become the new truth; a story that broke cannot. */
export const isApprovable = ({ kind }: ReportedPicture): boolean => kind !== 'failed'

/** The report of the last run. */
export const lastReport = (file: string = picturePaths.reported): Report => JSON.parse(readFileSync(file, 'utf8')) as Report
