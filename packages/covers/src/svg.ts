/** Coordinates with one decimal: a cover is 300 units wide, so a tenth is finer than a pixel at any size it is shown. */
export const num = (value: number) => String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.')

/** Path data with its numbers rounded: d`M${x} ${y}h4`. */
export const d = (parts: TemplateStringsArray, ...values: readonly (number | string)[]) =>
  parts.reduce((text, part, index) => {
    const value = values[index]
    return text + part + (value === undefined ? '' : typeof value === 'number' ? num(value) : value)
  }, '')

export const path = (data: string, fill: string, extra = '') => `<path d="${data}" fill="${fill}"${extra && ` ${extra}`}/>`
export const circle = (x: number, y: number, r: number, fill: string, extra = '') =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${fill}"${extra && ` ${extra}`}/>`
export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, extra = '') =>
  `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}"${extra && ` ${extra}`}/>`
export const rect = (x: number, y: number, w: number, h: number, fill: string, extra = '') =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}" fill="${fill}"${extra && ` ${extra}`}/>`
/** A stroke; its round ends and joins are set once for the whole sheet. */
export const stroke = (data: string, color: string, width: number, extra = '') =>
  `<path d="${data}" fill="none" stroke="${color}" stroke-width="${num(width)}"${extra && ` ${extra}`}/>`
export const group = (attributes: string, ...content: readonly string[]) => `<g ${attributes}>${content.join('')}</g>`
/** Moves, then turns (degrees), then scales. A negative `sx` mirrors. */
export const at = (x: number, y: number, content: string, { turn = 0, scale = 1, mirror = false } = {}) => {
  const parts = [`translate(${num(x)} ${num(y)})`]
  if (turn !== 0) parts.push(`rotate(${num(turn)})`)
  if (scale !== 1 || mirror) parts.push(mirror ? `scale(${-scale} ${scale})` : `scale(${scale})`)
  return group(`transform="${parts.join('')}"`, content)
}
/** The content and its mirror image over the vertical through 0. Long content is written once and used twice. */
export const mirrored = (content: string) => {
  if (content.length < 90) return content + group('transform="scale(-1 1)"', content)
  let sum = 7
  for (const char of content) sum = (Math.imul(sum, 31) + (char.codePointAt(0) ?? 0)) >>> 0
  const id = `m${sum.toString(36)}`
  return `<g id="${id}">${content}</g><use href="#${id}" transform="scale(-1 1)"/>`
}
