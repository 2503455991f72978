import type { ReactNode } from 'react'
import type { SceneName } from './Scene.tsx'
import { fill, line } from './Scene.css.ts'
import { Disc, Drop, Heart, Ring, Star } from './shapes.tsx'

const reels = (
  <g>
    <rect className={line.outlined} x="150" y="84" width="340" height="192" rx="22" />
    {[170, 232, 294, 356, 418].map((x) => (
      <rect key={x} className={fill.deep} x={x} y="104" width="52" height="152" rx="8" />
    ))}
    <path className={line.gold} strokeWidth="4" opacity="0.85" d="M162 180h316" strokeDasharray="2 10" />
    <circle className={fill.warm} cx="196" cy="180" r="19" />
    <circle className={fill.warm} cx="258" cy="180" r="19" />
    <circle className={fill.warm} cx="320" cy="180" r="19" />
    <Drop x={382} y={180} size={19} />
    <Star x={444} y={180} size={22} />
    <g opacity="0.45">
      <Drop x={196} y={128} size={15} />
      <Star x={258} y={128} size={17} />
      <Ring x={320} y={128} size={15} />
      <circle className={fill.warm} cx="382" cy="128" r="15" />
      <Drop x={444} y={128} size={15} />
      <Star x={196} y={232} size={17} />
      <Ring x={258} y={232} size={15} />
      <Drop x={320} y={232} size={15} />
      <Ring x={382} y={232} size={15} />
      <circle className={fill.warm} cx="444" cy="232" r="15" />
    </g>
  </g>
)

const tokens = (
  <g>
    <path className={line.soft} d="M170 248v22M250 222v48M330 190v80M410 222v48M490 248v22" strokeDasharray="1 9" />
    <Disc x={170} y={206} size={38} />
    <Drop x={250} y={170} size={38} />
    <Star x={330} y={132} size={50} />
    <Ring x={410} y={172} size={36} />
    <Heart x={490} y={208} size={36} />
    {[170, 250, 330, 410, 490].map((x) => (
      <ellipse key={x} className={line.light} opacity="0.6" cx={x} cy="280" rx="30" ry="5" />
    ))}
  </g>
)

const history = (
  <g>
    <path
      className={line.outlined}
      d="M320 104c-40-22-104-24-158-10v176c54-14 118-12 158 10 40-22 104-24 158-10V94c-54-14-118-12-158 10Z"
    />
    <path className={line.soft} d="M320 104v176" />
    <path
      className={line.edge}
      opacity="0.7"
      d="M222 134c24-3 50-2 74 5M222 170c24-3 50-2 74 5M222 206c24-3 50-2 74 5M222 242c24-3 50-2 74 5"
    />
    <path
      className={line.edge}
      opacity="0.7"
      d="M376 139c24-7 50-8 74-5M376 175c24-7 50-8 74-5M376 211c24-7 50-8 74-5M376 247c24-7 50-8 74-5"
    />
    <Disc x={196} y={136} size={11} />
    <Drop x={196} y={170} size={11} />
    <Disc x={196} y={206} size={11} />
    <Star x={196} y={242} size={13} />
    <Drop x={350} y={142} size={11} />
    <Star x={350} y={180} size={13} />
    <Disc x={350} y={216} size={11} />
    <Drop x={350} y={252} size={11} />
    <path className={fill.coral} d="M430 86l26 4v62l-13-12-13 10Z" opacity="0.9" />
  </g>
)

const harbour = (
  <g>
    <path className={fill.deep} opacity="0.55" d="M0 236c60-40 100-52 150-46s70-30 120-26 70 36 120 30 120-52 250-14v56H0Z" />
    <path className={line.edge} opacity="0.8" d="M0 262h300M36 262v52M108 262v52M180 262v52M252 262v52" strokeWidth="6" />
    <path className={line.edge} d="M284 262v-74" strokeWidth="5" />
    <circle className={fill.warm} cx="284" cy="180" r="40" opacity="0.12" />
    <circle className={fill.warm} cx="284" cy="180" r="11" />
    <path className={line.outlined} d="M344 258h196l-26 42H366Z" />
    <path className={line.light} d="M352 270h180" />
    <path className={fill.soft} d="M362 256c10-34 32-50 78-50s72 16 84 50Z" />
    <path className={line.edge} d="M362 256c10-34 32-50 78-50s72 16 84 50M400 212l-10 44M440 206v50M482 212l12 44" />
    <path className={line.edge} d="M300 268c16 10 30 10 48 0" strokeWidth="2" />
  </g>
)

const signal = (
  <g>
    <path className={fill.warm} opacity="0.16" d="M424 92L-10 142v112Z" />
    <path className={fill.warm} opacity="0.18" d="M424 92L-10 164v62Z" />
    <path className={fill.body} d="M400 112h60l18 166h-96Z" />
    <path className={fill.soft} d="M395 158h70l4.3 40h-78.6ZM386.8 234h86.5l4.7 44h-96Z" />
    <path className={line.edge} d="M400 112h60l18 166h-96Z" />
    <path className={line.edge} d="M388 112h84M406 112V78h48v34M402 78l28-26 28 26Z" />
    <rect className={fill.warm} x="418" y="84" width="24" height="22" rx="4" />
    <path className={fill.shade} d="M330 284c20-26 170-30 206 0Z" />
    <path className={line.outlined} d="M120 256h92l-14 26h-64Z" />
    <path className={line.edge} d="M164 256v-58l34 44h-34" />
  </g>
)

const key = (
  <g>
    <path className={line.edge} strokeWidth="14" d="M268 164v-30a52 52 0 0 1 104 0v30" />
    <rect className={line.outlined} x="236" y="160" width="168" height="122" rx="22" />
    <path className={line.light} opacity="0.6" d="M256 258h128" />
    <circle className={fill.warm} cx="320" cy="208" r="17" />
    <path className={fill.warm} d="M312 212h16l6 36h-28Z" />
    <circle className={line.teal} strokeWidth="9" cx="470" cy="216" r="24" />
    <path className={line.teal} strokeWidth="9" d="M488 234l52 40M516 256l-12 16M532 268l-10 13" />
  </g>
)

const gift = (
  <g>
    <path className={line.outlined} d="M222 166h196v112H222Z" />
    <path className={fill.soft} d="M224 168h192v108H224Z" opacity="0.8" />
    <path className={line.outlined} d="M208 134h224v40H208Z" />
    <path className={fill.coral} d="M304 134h32v40h-32ZM304 176h32v100h-32Z" opacity="0.92" />
    <path className={fill.coral} d="M320 132c-22-44-78-44-74-14 2 18 40 18 74 14Zm0 0c22-44 78-44 74-14-2 18-40 18-74 14Z" opacity="0.92" />
    <Disc x={480} y={180} size={26} />
    <Drop x={520} y={118} size={22} />
    <Disc x={160} y={206} size={20} />
    <Drop x={178} y={146} size={16} />
  </g>
)

const tide = (
  <g>
    <path
      className={fill.water}
      opacity="0.34"
      d="M0 292C110 180 206 140 292 150c62 8 92 52 68 84-18 24-52 22-60 2-24 40 40 74 116 62 84-12 150-44 224-30v92H0Z"
    />
    <path className={line.light} opacity="0.9" d="M14 276C118 186 208 150 286 160c52 8 74 44 56 68-12 16-32 16-40 6" />
    <path className={line.light} opacity="0.4" d="M64 278c80-62 152-88 210-82M120 288c52-38 100-56 140-54" />
    <Ring x={430} y={274} size={24} />
    <Ring x={506} y={264} size={18} />
    <Ring x={566} y={276} size={13} />
  </g>
)

const prize = (
  <g>
    <circle className={fill.coral} cx="320" cy="150" r="120" opacity="0.07" />
    <circle className={fill.coral} cx="320" cy="150" r="88" opacity="0.08" />
    <Star x={320} y={150} size={74} />
    <Drop x={150} y={206} size={24} />
    <Drop x={200} y={172} size={17} />
    <path className={line.teal} opacity="0.6" d="M176 236c20 26 60 34 96 20" strokeDasharray="2 12" />
    <Star x={466} y={206} size={24} />
    <Star x={512} y={168} size={15} />
    <ellipse className={line.light} opacity="0.6" cx="320" cy="276" rx="86" ry="10" />
  </g>
)

const letter = (
  <g>
    <g transform="rotate(-9 330 200)">
      <rect className={line.outlined} x="214" y="128" width="232" height="148" rx="14" />
      <path className={fill.soft} d="M218 134l112 84 112-84Z" />
      <path className={line.edge} d="M218 136l112 84 112-84M218 270l82-74M442 270l-82-74" />
      <circle className={fill.coral} cx="330" cy="216" r="20" opacity="0.95" />
      <path className={line.edge} d="M321 217c6-8 12 6 18-2" strokeWidth="2.5" />
    </g>
    <ellipse className={line.light} opacity="0.5" cx="336" cy="296" rx="120" ry="9" />
  </g>
)

/** What each scene is about, on a field of 640 by 360 with the waterline at about 270. */
export const subjects: Readonly<Record<SceneName, ReactNode>> = {
  REELS: reels,
  TOKENS: tokens,
  HISTORY: history,
  HARBOUR: harbour,
  SIGNAL: signal,
  KEY: key,
  GIFT: gift,
  TIDE: tide,
  PRIZE: prize,
  LETTER: letter,
}
