import type { ReactNode } from 'react'
import { fill, line } from './EmptyState.css.ts'

/** The water that every drawing floats on: three rings and the light of the moon. */
const Water = ({ children }: { children: ReactNode }) => (
  <>
    <ellipse className={fill.water} cx="104" cy="122" rx="80" ry="17" opacity="0.7" />
    <ellipse className={line.soft} cx="104" cy="122" rx="98" ry="22" />
    {children}
    <path className={line.light} d="M70 128h20M98 134h26M134 127h12" opacity="0.7" />
  </>
)

const Moon = ({ x = 156, y = 34 }: { x?: number; y?: number }) => (
  <>
    <circle className={fill.warm} cx={x} cy={y} r="26" opacity="0.12" />
    <circle className={fill.warm} cx={x} cy={y} r="14" opacity="0.9" />
  </>
)

/**
 * The drawings by what has happened to the player: `boat` nothing here yet, `bottle` no message, `lens` nothing found, `buoy` off
 * the chart (unknown address), `lighthouse` closed for a while, `rope` the connection is gone, `shell` something broke.
 */
export const illustrations = {
  boat: (
    <Water>
      <Moon />
      <path className={line.outlined} d="M104 44v54L66 92z" />
      <path className={fill.water} d="M104 44v54L66 92z" opacity="0.6" />
      <path className={line.outlined} d="M104 44v54l34-8z" />
      <path className={line.outlined} d="M52 98h104l-16 24H70z" />
      <path className={line.light} d="M62 108h84" />
    </Water>
  ),
  bottle: (
    <Water>
      <Moon x={48} y={34} />
      <g transform="rotate(28 110 90)">
        <rect className={line.outlined} x="72" y="68" width="76" height="38" rx="17" />
        <path className={line.outlined} d="M146 78h20v18h-20" />
        <rect className={fill.warm} x="164" y="78" width="12" height="18" rx="3" opacity="0.9" />
        <rect className={fill.water} x="84" y="76" width="44" height="22" rx="4" />
        <path className={line.light} d="M92 84h26M92 91h16" />
      </g>
    </Water>
  ),
  lens: (
    <Water>
      <circle className={line.outlined} cx="96" cy="68" r="36" />
      <circle className={fill.water} cx="96" cy="68" r="28" />
      <path className={line.thick} d="M122 94l26 26" />
      <path className={fill.light} d="M76 68c8-11 26-11 33 0-7 11-25 11-33 0zm33 0l12-8v16z" opacity="0.85" />
      <circle className={fill.body} cx="86" cy="66" r="2.5" />
    </Water>
  ),
  buoy: (
    <Water>
      <Moon x={44} y={40} />
      <g transform="rotate(9 108 100)">
        <path className={line.outlined} d="M94 58h24l16 50H78z" />
        <path className={fill.coral} d="M89.5 74h33l5.2 16H84.3z" opacity="0.9" />
        <path className={line.ink} d="M106 58V38" />
        <circle className={fill.warm} cx="106" cy="34" r="6" />
        <path className={line.outlined} d="M66 108h80l-9 16H75z" />
      </g>
    </Water>
  ),
  lighthouse: (
    <Water>
      <path className={fill.warm} d="M118 40l76-22v52z" opacity="0.16" />
      <path className={line.outlined} d="M88 54h32l8 66H80z" />
      <path className={fill.water} d="M85.5 76h37l2.3 18H83.2z" />
      <path className={line.outlined} d="M84 54h40M90 54V32h28v22" />
      <path className={line.outlined} d="M86 32l18-14 18 14z" />
      <rect className={fill.warm} x="98" y="36" width="12" height="14" rx="3" />
      <path className={fill.shade} d="M58 122c10-14 82-14 94 0z" />
    </Water>
  ),
  rope: (
    <Water>
      <Moon x={104} y={30} />
      <path className={line.outlined} d="M34 74h26v50H34zM148 74h26v50h-26z" />
      <path className={fill.water} d="M34 84h26v8H34zM148 84h26v8h-26z" />
      <path className={line.light} d="M60 88c10 10 18 12 26 8M148 88c-10 10-18 12-26 8" />
      <path className={line.light} d="M88 88l4 6-5 6M120 88l-4 6 5 6" />
    </Water>
  ),
  shell: (
    <Water>
      <Moon />
      <path className={line.outlined} d="M60 100c-2-34 18-56 44-56s46 22 44 56l-24 14H84z" />
      <path className={line.soft} d="M104 46v66M84 52l8 60M124 52l-8 60M68 68l16 44M140 68l-16 44" />
      <path className={line.light} d="M108 44l-8 18 12 12-10 16 8 10" />
      <circle className={fill.light} cx="152" cy="112" r="8" opacity="0.9" />
    </Water>
  ),
} satisfies Record<string, ReactNode>

export type IllustrationName = keyof typeof illustrations
export const illustrationNames = Object.keys(illustrations) as IllustrationName[]
