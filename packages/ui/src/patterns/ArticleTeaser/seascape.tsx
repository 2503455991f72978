import { fill, line } from './Scene.css.ts'

interface SkyProps {
  /** Middle of the moon, in the field of the scene. */
  moon: readonly [x: number, y: number]
  /** The moon is the subject. */
  isLarge: boolean
}

/** Stars, and the moon with its halo. */
export const Sky = ({ moon: [x, y], isLarge }: SkyProps) => {
  const r = isLarge ? 86 : 30
  return (
    <>
      <path
        className={line.light}
        opacity="0.45"
        d="M60 150h0M150 36h0M228 92h0M300 40h0M372 84h0M440 30h0M588 148h0M604 40h0M36 34h0M190 150h0M466 158h0"
      />
      <circle className={fill.warm} cx={x} cy={y} r={r * 2.1} opacity="0.07" />
      <circle className={fill.warm} cx={x} cy={y} r={r * 1.5} opacity="0.1" />
      <circle className={fill.warm} cx={x} cy={y} r={r} opacity="0.92" />
      <circle className={fill.deep} cx={x - r * 0.3} cy={y - r * 0.22} r={r * 0.2} opacity="0.08" />
      <circle className={fill.deep} cx={x + r * 0.28} cy={y + r * 0.3} r={r * 0.28} opacity="0.08" />
    </>
  )
}

/** Three swells. What stands on the water is drawn after them. */
export const Water = () => (
  <>
    <path className={fill.water} opacity="0.12" d="M0 232c110-22 210-22 320-2s210 20 320-2v132H0Z" />
    <path className={fill.water} opacity="0.14" d="M0 268c120-20 230 10 350 0s190-22 290-6v98H0Z" />
    <path className={fill.deep} opacity="0.5" d="M0 312c130-18 240 12 360 2s190-16 280-2v48H0Z" />
  </>
)

/** Light on the water, before everything. */
export const Glints = () => (
  <path
    className={line.light}
    opacity="0.5"
    d="M48 300h56M78 322h84M34 344h40M196 338h66M300 316h36M352 342h92M430 306h44M498 326h96M560 300h40M586 346h30"
  />
)
