import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { TokenKind } from '@lagoon/contract/money/money'
import sharp, { type OverlayOptions } from 'sharp'
import type { WinWords } from './winWords.ts'

/** What Open Graph and Twitter ask of a large card. */
export const CARD = { width: 1_200, height: 630 } as const

/** The brand's display face as `tools/fonts` cuts it, by the family that is written in the file. The comma ends the family's name. */
const fontfile = join(import.meta.dirname, 'bricolage-grotesque-card.ttf')
const family = 'Bricolage Grotesque 96pt ExtraBold,'

/** Of the night theme. */
const colors = { ground: '#0a111f', glow: '#14385a', ink: '#eaf2fc', inkSoft: '#a3b5d0', accent: '#57c7ff' } as const
const tokenColors: Readonly<Record<TokenKind, string>> = {
  GAME: '#f7c955',
  SWEEP: '#3fe0c4',
  BONUS_SWEEP: '#3fe0c4',
  PRIZE: '#ff8f78',
  TIP: '#bda2ff',
}

const cover = { left: 84, top: 75, width: 360, height: 480 } as const
const words = { left: 520, top: 84, width: 612 } as const
const RAYS = 28

const ray = (at: number): string => {
  const [angle, half] = [(at / RAYS) * 2 * Math.PI, at % 2 ? 0.022 : 0.034]
  const [x, y] = [cover.left + cover.width / 2, cover.top + cover.height / 2]
  const point = (turn: number, radius: number) => `${(x + Math.cos(turn) * radius).toFixed(1)} ${(y + Math.sin(turn) * radius).toFixed(1)}`
  const end = at % 2 ? 430 : 560
  return `M${point(angle - half, 120)}L${point(angle, end)}L${point(angle + half, 120)}z`
}

/** Night, light from behind the cover, and the frame in which the cover stands. */
const backdrop = (light: string): Buffer => {
  const { left, top, width, height } = cover
  const rays = Array.from({ length: RAYS }, (_, at) => `<path d="${ray(at)}"/>`).join('')
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">
    <defs>
      <radialGradient id="sky" cx="0.5" cy="-0.1" r="1"><stop offset="0" stop-color="${colors.glow}"/><stop offset="1" stop-color="${colors.ground}"/></radialGradient>
      <radialGradient id="light"><stop offset="0.2" stop-color="${light}" stop-opacity="0.34"/><stop offset="1" stop-color="${light}" stop-opacity="0"/></radialGradient>
    </defs>
    <rect width="100%" height="100%" fill="${colors.ground}"/><rect width="100%" height="100%" fill="url(#sky)"/>
    <circle cx="${left + width / 2}" cy="${top + height / 2}" r="520" fill="url(#light)"/>
    <g fill="${light}" opacity="0.12">${rays}</g>
    <rect x="${left - 6}" y="${top - 6}" width="${width + 12}" height="${height + 12}" rx="34" fill="${light}" opacity="0.55"/>
    <rect x="${left}" y="${top}" width="${width}" height="${height}" rx="28" fill="${colors.ground}"/>
  </svg>`)
}

const roundCorners = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${cover.width}" height="${cover.height}"><rect width="100%" height="100%" rx="28" fill="#fff"/></svg>`,
)

/** A game's cover in its frame; undefined where the app is not built. */
const coverOf = async (file: string): Promise<OverlayOptions | undefined> => {
  const svg = await readFile(file).catch(() => undefined)
  if (svg === undefined) return undefined
  const input = await sharp(svg, { density: 144 })
    .resize(cover.width, cover.height, { fit: 'cover' })
    .composite([{ input: roundCorners, blend: 'dest-in' }])
    .png()
    .toBuffer()
  return { input, left: cover.left, top: cover.top }
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

interface Line {
  readonly text: string
  readonly color: string
  /** Pixels; the first one with which the text is no higher than `height`. */
  readonly sizes: readonly number[]
  readonly height: number
}

/** A text in the column beside the cover, broken where it is too long. */
const written = async ({ text, color, sizes, height }: Line): Promise<{ input: Buffer; height: number }> => {
  for (const size of sizes) {
    const { data, info } = await sharp({
      text: {
        text: `<span foreground="${color}">${escaped(text)}</span>`,
        font: `${family} ${size}`,
        fontfile,
        width: words.width,
        wrap: 'word-char',
        dpi: 72,
        rgba: true,
      },
    })
      .png()
      .toBuffer({ resolveWithObject: true })
    if (info.height <= height || size === sizes.at(-1)) {
      const isTooHigh = info.height > height
      return isTooHigh
        ? { input: await sharp(data).extract({ left: 0, top: 0, width: info.width, height }).toBuffer(), height }
        : { input: data, height: info.height }
    }
  }
  throw new Error('a text of a card has at least one size')
}

/**
 * Draws the card of a shared win: 1200 × 630, PNG.
 * @param coverFile The game's cover, an SVG; left out where there is no such file.
 */
export const drawCard = async ({ title, won, times, label }: WinWords, winToken: TokenKind, coverFile: string): Promise<Buffer> => {
  const light = tokenColors[winToken]
  const lines: readonly (Line & { readonly above: number })[] = [
    { text: label.toUpperCase(), color: colors.accent, sizes: [30], height: 40, above: 0 },
    { text: title, color: colors.ink, sizes: [60, 52, 44, 36], height: 200, above: 22 },
    { text: won, color: light, sizes: [68, 58, 48, 40, 34], height: 110, above: 38 },
    ...(times === undefined ? [] : [{ text: times, color: colors.inkSoft, sizes: [34], height: 44, above: 20 }]),
  ]
  const drawn = await Promise.all(lines.map(written))
  const foot = await written({ text: 'Lagoon · Social casino by moonlight · 18+', color: colors.inkSoft, sizes: [24], height: 32 })
  let { top } = words
  const placed = drawn.map(({ input, height }, at): OverlayOptions => {
    top += lines[at]?.above ?? 0
    const place = { input, left: words.left, top }
    top += height
    return place
  })
  const picture = await coverOf(coverFile)
  return sharp(backdrop(light))
    .composite([
      ...(picture ? [picture] : []),
      ...placed,
      { input: foot.input, left: words.left, top: cover.top + cover.height - foot.height },
    ])
    .png({ compressionLevel: 9 })
    .toBuffer()
}
