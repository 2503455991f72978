import { root } from './Scene.css.ts'
import { Glints, Sky, Water } from './seascape.tsx'
import { subjects } from './subjects.tsx'

export const sceneNames = ['REELS', 'TOKENS', 'HISTORY', 'HARBOUR', 'SIGNAL', 'KEY', 'GIFT', 'TIDE', 'PRIZE', 'LETTER'] as const
export type SceneName = (typeof sceneNames)[number]

/** Where the moon stands, so that it lights the subject and never stands behind its middle. */
const moons: Readonly<Record<SceneName, readonly [x: number, y: number]>> = {
  REELS: [520, 74],
  TOKENS: [104, 70],
  HISTORY: [528, 84],
  HARBOUR: [480, 78],
  SIGNAL: [96, 82],
  KEY: [532, 70],
  GIFT: [112, 80],
  TIDE: [392, 150],
  PRIZE: [530, 80],
  LETTER: [118, 84],
}

export interface SceneProps {
  /** Which picture it is. */
  name: SceneName
}

/** The picture over an article: one subject on the night water of the brand. Decoration; the title says what it is about. */
export const Scene = ({ name }: SceneProps) => (
  <svg className={root} viewBox="0 0 640 360" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
    <Sky moon={moons[name]} isLarge={name === 'TIDE'} />
    <Water />
    {subjects[name]}
    <Glints />
  </svg>
)
