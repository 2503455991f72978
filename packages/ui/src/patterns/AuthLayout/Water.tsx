import { water } from './AuthLayout.css.ts'

/** Three long swells and a few glints on them. Decoration only. */
export const Water = () => (
  <svg className={water} viewBox="0 0 1440 352" preserveAspectRatio="none" aria-hidden fill="currentColor">
    <path opacity="0.05" d="M0 128c180-44 330-44 520-8s330 52 520 14 270-46 400-20v238H0Z" />
    <path opacity="0.06" d="M0 206c150 30 300 40 480 8s360-44 540-6 280 34 420 2v142H0Z" />
    <path opacity="0.08" d="M0 282c200-34 380-28 560 0s380 30 540 4 240-24 340-8v74H0Z" />
    <g opacity="0.25" fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round">
      <path d="M96 176h120M168 196h64M64 236h88M212 262h140M120 308h96M1210 170h130M1160 200h72M1252 238h116M1120 274h92M1214 314h150" />
    </g>
  </svg>
)
