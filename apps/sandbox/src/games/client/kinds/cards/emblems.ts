/** Paths on a field of 200 by 200 around its middle, drawn as lines: the sign of a table, on its felt and on the backs of its cards. */
export type Emblem = readonly string[]

const around = (count: number, draw: (cos: number, sin: number) => string, turn = 0): string =>
  Array.from({ length: count }, (_, index) => {
    const angle = turn + (index * 2 * Math.PI) / count
    return draw(Math.cos(angle), Math.sin(angle))
  }).join('')
const at = (cos: number, sin: number, radius: number) => `${(100 + radius * cos).toFixed(1)} ${(100 + radius * sin).toFixed(1)}`
const circle = (radius: number, x = 100, y = 100) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`
const rays = (count: number, from: number, to: number, turn = 0) =>
  around(count, (cos, sin) => `M${at(cos, sin, from)}L${at(cos, sin, to)}`, turn)

/** A ship's window with its bolts, and the sea behind it. */
export const porthole: Emblem = [
  circle(88) + circle(66),
  around(8, (cos, sin) => circle(4, Math.round(100 + 77 * cos), Math.round(100 + 77 * sin)), 0.39),
  'M38 116q16-14 31 0t31 0t31 0t31 0M46 138q14-12 27 0t27 0t27 0t27 0M60 158q10-9 20 0t20 0t20 0t20 0',
  circle(15, 124, 76),
]

/** An anvil under the sparks of a blow. */
export const anvil: Emblem = [
  'M34 92H166V106C146 108 132 118 128 132V140H142V156H58V140H72V132C70 118 56 110 34 106Z',
  'M34 92C22 92 16 86 12 78H60',
  'M100 74V36M78 76L62 46M122 76L138 46M60 80L34 62M140 80L166 62',
]

/** A gear around a red-hot bar. */
export const gear: Emblem = [
  circle(58) + circle(30),
  around(12, (cos, sin) => {
    const side = (shift: number, radius: number) => {
      const angle = Math.atan2(sin, cos) + shift
      return at(Math.cos(angle), Math.sin(angle), radius)
    }
    return `M${side(-0.16, 60)}L${side(-0.11, 82)}L${side(0.11, 82)}L${side(0.16, 60)}`
  }),
  rays(6, 32, 56),
]

/** A flame on the hearth. */
export const flame: Emblem = [
  'M100 20C112 58 150 76 150 122A50 50 0 0 1 50 122C50 96 66 88 72 66C84 76 86 86 86 96C96 80 104 56 100 20Z',
  'M100 104C108 122 124 128 124 146A24 24 0 0 1 76 146C76 132 90 128 100 104Z',
  'M34 178H166M48 190H152',
]

/** A star of snow. */
export const snow: Emblem = [
  rays(6, 10, 88, Math.PI / 6),
  around(
    6,
    (cos, sin) => {
      const branch = (radius: number, length: number) =>
        [1, -1]
          .map((side) => {
            const angle = Math.atan2(sin, cos) + side * 0.75
            return `M${at(cos, sin, radius)}l${(length * Math.cos(angle)).toFixed(1)} ${(length * Math.sin(angle)).toFixed(1)}`
          })
          .join('')
      return branch(40, 26) + branch(62, 20)
    },
    Math.PI / 6,
  ),
  circle(10),
]

/** A lantern on its ring, lit. */
export const lantern: Emblem = [
  circle(13, 100, 26),
  'M64 56C66 46 82 40 100 40S134 46 136 56ZM66 60H134L146 150H54ZM48 152H152L160 176H40Z',
  'M100 80C112 98 120 108 116 124C112 136 88 136 84 124C82 110 92 102 94 92Z',
  'M82 60L76 150M118 60L124 150',
]

/** A lighthouse over the sea, its beams to both sides. */
export const lighthouse: Emblem = [
  'M80 74H120L130 158H70ZM76 74V64H124V74M84 64V44H116V64M80 44L100 24L120 44ZM76 108H124M73 134H127',
  'M78 50L22 34M78 58H18M122 50L178 34M122 58H182',
  'M14 170q14-11 27 0t27 0t27 0t27 0t27 0t27 0M40 188q10-9 20 0t20 0t20 0t20 0t20 0t20 0',
]

/** A starfish that the tide has left. */
export const starfish: Emblem = [
  around(
    5,
    (cos, sin) => {
      const angle = Math.atan2(sin, cos)
      const dip = (shift: number) => at(Math.cos(angle + shift), Math.sin(angle + shift), 32)
      return `M${dip(-0.63)}Q${at(cos, sin, 66)} ${at(cos, sin, 84)}Q${at(Math.cos(angle + 0.2), Math.sin(angle + 0.2), 66)} ${dip(0.63)}`
    },
    -Math.PI / 2,
  ),
  rays(5, 14, 60, -Math.PI / 2),
  'M18 176q14-12 27 0t27 0t27 0t27 0t27 0t27 0',
]
