import type { Brush } from '../cover.ts'
import { at, circle, ellipse, path, rect, stroke } from '../svg.ts'
import { disc, drop, flatDisc, heap, spark } from './package.ts'

const shadow = (y: number, half: number) => ellipse(200, y, half, half * 0.13, '#030a14', 'opacity=".55"')

/** Five discs in an open shell. */
export const handful = (brush: Brush): string => {
  const { canvas } = brush
  const ribs = [-60, -36, -12, 12, 36, 60]
  return (
    shadow(206, 92) +
    path('M112 150C112 96 160 74 200 74S288 96 288 150C268 176 132 176 112 150Z', canvas.down('#f7c9b4', '#b96a72')) +
    stroke(
      ribs.map((x) => `M${200 + x * 0.4} 168Q${200 + x * 0.9} 120 ${200 + x * 1.1} ${82 + Math.abs(x) * 0.22}`).join(''),
      '#7c3a52',
      2,
      'opacity=".5"',
    ) +
    disc(canvas, 172, 144, 21) +
    disc(canvas, 228, 142, 21) +
    disc(canvas, 200, 128, 23) +
    disc(canvas, 188, 164, 20) +
    disc(canvas, 218, 166, 20) +
    path('M108 160C140 186 260 186 292 160C284 196 250 208 200 208S116 196 108 160Z', canvas.down('#ffe1d0', '#c9767a')) +
    stroke('M108 160C140 186 260 186 292 160', '#fff3ea', 2.5, 'opacity=".8"') +
    stroke(
      [-52, -26, 0, 26, 52].map((x) => `M${200 + x} ${178 - Math.abs(x) * 0.12}Q${200 + x * 0.7} 196 ${200 + x * 0.4} 206`).join(''),
      '#8c4358',
      2,
      'opacity=".5"',
    ) +
    spark(246, 108, 9) +
    spark(150, 116, 6)
  )
}

/** A cloth pouch, tied, with discs beside it. */
export const pouch = (brush: Brush): string => {
  const { canvas } = brush
  return (
    shadow(210, 104) +
    path(
      'M160 96C128 116 108 152 116 184C122 208 160 212 200 212S278 208 284 184C292 152 272 116 240 96Z',
      canvas.slant('#6f7fd6', '#3d4aa0@.5', '#20265c'),
    ) +
    path(
      'M150 62C164 72 176 66 186 60C194 68 206 68 214 60C224 66 236 72 250 62C248 78 246 88 238 98H162C154 88 152 78 150 62Z',
      canvas.down('#8d9bf0', '#4a57b4'),
    ) +
    stroke('M176 104Q158 150 164 200M224 104Q242 150 236 200M200 104V206', '#1b2150', 2, 'opacity=".35"') +
    path('M156 92H244V104H156Z', canvas.across('#ffe3a0', '#d18c3a')) +
    stroke('M204 104Q226 116 222 140M198 104Q182 118 188 136', '#e0a24a', 4) +
    circle(200, 156, 24, '#1b2150', 'opacity=".3"') +
    disc(canvas, 200, 154, 22) +
    disc(canvas, 118, 196, 20) +
    flatDisc(canvas, 92, 210, 19) +
    disc(canvas, 292, 196, 20) +
    flatDisc(canvas, 268, 214, 19) +
    flatDisc(canvas, 316, 212, 18) +
    spark(262, 72, 8) +
    spark(104, 164, 7)
  )
}

/** A glass jar, full. */
export const jar = (brush: Brush): string => {
  const { canvas } = brush
  const glass = 'M142 66H258C258 82 278 88 278 108V190C278 206 266 214 250 214H150C134 214 122 206 122 190V108C122 88 142 82 142 66Z'
  return (
    shadow(214, 104) +
    path(glass, canvas.across('#9fd8ff/.35', '#d9f3ff@.5/.12', '#7fc4f0/.35')) +
    `<g ${canvas.clip(path(glass, '#fff'))}>${heap(brush, 200, 210, 150, 9, 17)}</g>` +
    path(glass, 'none', 'stroke="#d9f3ff" stroke-opacity=".8" stroke-width="2.5"') +
    stroke('M136 112V186', '#ffffff', 5, 'opacity=".6"') +
    rect(136, 46, 128, 22, canvas.across('#d9a15c', '#8a5428'), 'rx="6"') +
    stroke('M142 53H258', '#ffe0b0', 2, 'opacity=".7"') +
    path('M122 132H278V164H122Z', '#0b2440', 'opacity=".72"') +
    disc(canvas, 168, 148, 12) +
    drop(canvas, 200, 148, 13) +
    disc(canvas, 232, 148, 12) +
    flatDisc(canvas, 94, 212, 17) +
    disc(canvas, 304, 200, 17) +
    spark(286, 86, 9) +
    spark(112, 96, 6)
  )
}

/** A wooden chest with its lid open. */
export const chest = (brush: Brush): string => {
  const { canvas } = brush
  const wood = canvas.down('#b9743c', '#6d3c1c')
  return (
    shadow(214, 130) +
    path('M96 108C96 60 140 40 200 40S304 60 304 108Z', canvas.down('#8a5228', '#3e2110')) +
    path('M112 108C112 72 150 56 200 56S288 72 288 108Z', '#241208') +
    heap(brush, 200, 122, 176, 4, 17) +
    disc(canvas, 200, 84, 18) +
    rect(88, 118, 224, 94, wood, 'rx="8"') +
    stroke('M92 148H308M92 180H308', '#4c2810', 2, 'opacity=".6"') +
    [112, 200, 288].map((x) => rect(x - 9, 116, 18, 98, canvas.down('#ffe2a0', '#b5752c'), 'rx="3"')).join('') +
    rect(88, 114, 224, 12, canvas.across('#ffe9b8', '#c9843a'), 'rx="4"') +
    circle(200, 156, 17, canvas.ball('#fff3c4', '#f2b64e@.5', '#94551c')) +
    path('M196 152a4 4 0 1 1 8 0l2 12h-12z', '#3e2110') +
    flatDisc(canvas, 74, 214, 17) +
    disc(canvas, 332, 202, 17) +
    flatDisc(canvas, 352, 216, 15) +
    spark(268, 60, 9) +
    spark(140, 72, 7) +
    spark(330, 128, 6)
  )
}

/** An iron-bound coffer that runs over, with drops among the discs. */
export const coffer = (brush: Brush): string => {
  const { canvas } = brush
  return (
    shadow(218, 158) +
    path('M72 100L96 30H304L328 100Z', canvas.down('#3b5878', '#13243a')) +
    path('M92 98L110 46H290L308 98Z', '#0a1422') +
    heap(brush, 200, 118, 226, 5, 18) +
    drop(canvas, 152, 92, 18) +
    drop(canvas, 246, 86, 20) +
    disc(canvas, 200, 66, 20) +
    path('M64 112H336L322 216H78Z', canvas.down('#4a6b90', '#1a2f4a')) +
    [104, 200, 296]
      .map((x) => path(`M${x - 12} 110h24l${x === 200 ? 0 : x < 200 ? 6 : -6} 106h-24z`, canvas.down('#ffe2a0', '#a8692a')))
      .join('') +
    rect(58, 106, 284, 16, canvas.across('#ffedc2', '#c9843a'), 'rx="5"') +
    [76, 132, 168, 232, 268, 324].map((x) => circle(x, 114, 3.4, '#7a4413')).join('') +
    path('M178 140H222V172C222 186 212 192 200 196C188 192 178 186 178 172Z', canvas.slant('#fff3c4', '#d18c3a')) +
    drop(canvas, 200, 166, 14) +
    heap(brush, 58, 220, 60, 2, 15) +
    heap(brush, 344, 220, 64, 2, 15) +
    spark(286, 40, 10) +
    spark(116, 52, 8) +
    spark(350, 160, 7)
  )
}

/** A ship under sail, laden. */
export const ship = (brush: Brush): string => {
  const { canvas } = brush
  const sail = canvas.across('#fff6e2', '#e6b98a')
  const hull = 'M62 150C96 160 150 164 206 162C262 160 312 154 348 138C342 176 318 206 280 214H128C92 208 70 184 62 150Z'
  return (
    circle(322, 52, 24, '#fdf3d2', 'opacity=".9"') +
    stroke('M202 26V160M122 62V154M282 52V150', '#4a2a16', 5) +
    path('M146 40C180 34 226 34 262 40C272 72 270 100 260 124C224 116 182 116 148 124C156 98 156 70 146 40Z', sail) +
    path('M86 70C106 66 132 66 152 70C158 92 156 108 150 126C128 120 106 120 88 128C94 108 94 90 86 70Z', sail) +
    path('M256 60C276 56 300 56 318 60C324 84 322 104 314 122C296 116 276 116 258 124C264 104 264 82 256 60Z', sail) +
    disc(canvas, 204, 78, 22) +
    drop(canvas, 119, 98, 14) +
    drop(canvas, 288, 92, 15) +
    path('M202 26l30 8l-30 8z', '#ff7a6b') +
    heap(brush, 204, 152, 210, 3, 15) +
    path(hull, canvas.down('#c98548', '#5a2f18')) +
    stroke('M64 152C110 166 250 168 346 140', '#ffe2a0', 4) +
    stroke('M80 180C130 192 260 192 328 172', '#3e2110', 2, 'opacity=".6"') +
    [120, 164, 208, 252, 292].map((x) => circle(x, 184, 7, '#2a160a', 'stroke="#ffd98a" stroke-width="2.5"')).join('') +
    path('M0 206Q50 194 100 206T200 206T300 206T400 206V240H0Z', canvas.down('#1d6a98', '#081b30')) +
    stroke('M40 216q18-8 36 0M150 222q18-8 36 0M262 216q18-8 36 0', '#9fdcff', 2.5, 'opacity=".7"') +
    spark(60, 110, 8) +
    spark(350, 104, 8)
  )
}

/** An island of gold: chests, a crown, and light from above. */
export const treasure = (brush: Brush): string => {
  const { canvas } = brush
  const gold = canvas.down('#fff3c4', '#f2b64e@.5', '#94551c')
  return (
    path('M200 0L60 240H120ZM200 0L170 240H230ZM200 0L280 240H340Z', canvas.down('#fff1c4/.32', '#fff1c4/.02')) +
    heap(brush, 200, 226, 390, 3, 18) +
    heap(brush, 200, 198, 320, 6, 18) +
    at(
      94,
      150,
      rect(-34, -14, 68, 44, canvas.down('#b9743c', '#6d3c1c'), 'rx="5"') +
        path('M-34-14C-34-38-14-46 0-46S34-38 34-14Z', canvas.down('#8a5228', '#5a3016')) +
        rect(-6, -46, 12, 76, gold, 'rx="2"') +
        rect(-36, -18, 72, 8, gold, 'rx="3"'),
      { turn: -12 },
    ) +
    at(
      308,
      152,
      rect(-34, -14, 68, 44, canvas.down('#4a6b90', '#1a2f4a'), 'rx="5"') +
        path('M-34-14C-34-38-14-46 0-46S34-38 34-14Z', canvas.down('#3b5878', '#1c3450')) +
        rect(-6, -46, 12, 76, gold, 'rx="2"') +
        rect(-36, -18, 72, 8, gold, 'rx="3"'),
      { turn: 12 },
    ) +
    heap(brush, 200, 160, 170, 4, 18) +
    drop(canvas, 146, 138, 20) +
    drop(canvas, 256, 140, 20) +
    at(
      200,
      86,
      path('M-46 26L-54-26L-26 0L0-40L26 0L54-26L46 26C26 34-26 34-46 26Z', gold) +
        path('M-46 26C-26 34 26 34 46 26L44 38C26 46-26 46-44 38Z', canvas.across('#ffe3a0', '#a8692a')) +
        [
          [-54, -30],
          [0, -44],
          [54, -30],
        ]
          .map(([x = 0, y = 0]) => circle(x, y, 6, '#ff8f9f'))
          .join('') +
        path('M0 0L11 14L0 28L-11 14Z', '#2fd0c0') +
        path('M0 0L11 14H-11Z', '#ffffff', 'opacity=".4"'),
    ) +
    heap(brush, 200, 232, 260, 2, 19) +
    spark(278, 74, 11) +
    spark(126, 92, 9) +
    spark(200, 26, 10) +
    spark(352, 108, 7) +
    spark(46, 118, 7)
  )
}
