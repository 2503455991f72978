import { root } from './Scene.css.ts'
import { Glints, Sky, Water } from './seascape.tsx'
import { subjects } from './subjects.tsx'

export const sceneNames = ['reels', 'tokens', 'history', 'harbour', 'signal', 'key', 'gift', 'tide', 'prize', 'letter'] as const
export type SceneName = (typeof sceneNames)[number]

/** Where the moon stands, so that it lights the subject and never stands behind its middle. */
const moons: Readonly<Record<SceneName, readonly [x: number, y: number]>> = {
  reels: [520, 74],
  tokens: [104, 70],
  history: [528, 84],
  harbour: [480, 78],
  signal: [96, 82],
  key: [532, 70],
  gift: [112, 80],
  tide: [392, 150],
  prize: [530, 80],
  letter: [118, 84],
}

/** The picture over an article: one subject on the night water of the house. Decoration; the title says what it is about. */
export const Scene = ({ name }: { name: SceneName }) => (
  <svg className={root} viewBox="0 0 640 360" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
    <Sky moon={moons[name]} isLarge={name === 'tide'} />
    <Water />
    {subjects[name]}
    <Glints />
  </svg>
)
