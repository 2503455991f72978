import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { PNG } from 'pngjs'
import sharp from 'sharp'
import { unpackBaseline } from '../baselines.ts'
import type { PictureRun } from '../guard.ts'

const picture = (gray: number, spot?: number) => {
  const png = new PNG({ width: 40, height: 30 })
  png.data.fill(255)
  for (let i = 0; i < png.data.length; i += 4) png.data.fill(gray, i, i + 3)
  if (spot !== undefined) png.data.fill(spot, 0, 3)
  return PNG.sync.write(png)
}

/** A picture as git holds it. */
const packed = (png: Buffer) => sharp(png).webp({ lossless: true }).toBuffer()

/** What a run leaves behind in which one picture changed, one is new, one lost its story and one story broke; in a folder of its own. */
export const sampleRun = async () => {
  const root = mkdtempSync(join(tmpdir(), 'pictures-'))
  const paths = {
    baseline: join(root, 'baseline'),
    unpacked: join(root, 'unpacked'),
    report: join(root, 'report'),
    difference: join(root, 'report/seen'),
    run: join(root, 'report/run.json'),
    reported: join(root, 'report/report.json'),
  }
  const write = (file: string, content: Buffer) => {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  write(join(paths.baseline, 'phone/kit-button-matrix.webp'), await packed(picture(40)))
  write(join(paths.difference, 'phone/kit-button-matrix-actual.png'), picture(40, 255))
  write(join(paths.difference, 'phone/kit-button-matrix-diff.png'), picture(200, 0))
  write(join(paths.difference, 'desktop/screens-wallet-buy-packages-reference.png'), picture(90))
  write(join(paths.baseline, 'phone/screens-wallet-buy-forgotten.webp'), await packed(picture(60)))
  await unpackBaseline('phone/kit-button-matrix', paths)
  const names = ['phone/kit-button-matrix', 'desktop/screens-wallet-buy-packages', 'desktop/screens-lobby-home-loaded']
  const run: PictureRun = { pictures: names.map((name) => ({ picture: name, state: 'failed' })) }
  const gone = [{ picture: 'phone/screens-wallet-buy-forgotten', file: join(paths.baseline, 'phone/screens-wallet-buy-forgotten.webp') }]
  return { paths, run, gone }
}
