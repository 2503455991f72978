import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { approvePictures, isApproved, namedPictures } from './approvePictures.ts'
import { lastReport } from './reported.ts'
import { sampleRun } from './sampleReport.ts'
import { writeReport } from './writeReport.ts'

const { paths, run, gone } = await sampleRun()
const counts = await writeReport(run, gone, paths)
const report = lastReport(paths.reported)

test('a run is told as what changed, what is new, what lost its story and what broke', () => {
  expect(counts).toMatchObject({ changed: 1, added: 1, gone: 1, failed: 1 })
  expect(report.pictures.map(({ picture, kind, capability }) => [capability, picture, kind])).toEqual([
    ['kit', 'phone/kit-button-matrix', 'changed'],
    ['lobby', 'desktop/screens-lobby-home-loaded', 'failed'],
    ['wallet', 'desktop/screens-wallet-buy-packages', 'new'],
    ['wallet', 'phone/screens-wallet-buy-forgotten', 'gone'],
  ])
})

test('only what the last run reported can be named, and a broken story not at all', () => {
  expect(namedPictures(report, ['all'])).toHaveLength(3)
  expect(() => namedPictures(report, ['../../package'])).toThrow('no picture ../../package')
  expect(() => namedPictures(report, ['desktop/screens-lobby-home-loaded'])).toThrow('could be approved')
})

/** A picture's points, whatever the file they are stored in. */
const points = async (file: string) => (await sharp(readFileSync(file)).removeAlpha().raw().toBuffer()).toString('hex')

test('approving stores what was seen without loss, adds what is new and removes what is gone', async () => {
  const all = namedPictures(report, ['all'])
  expect(all.map((picture) => isApproved(picture, paths))).toEqual([false, false, false])
  await approvePictures(all, paths)
  expect(all.map((picture) => isApproved(picture, paths))).toEqual([true, true, true])
  expect(await points(join(paths.baseline, 'phone/kit-button-matrix.webp'))).toEqual(
    await points(join(paths.difference, 'phone/kit-button-matrix-actual.png')),
  )
  expect(existsSync(join(paths.baseline, 'phone/screens-wallet-buy-forgotten.webp'))).toBe(false)
})
