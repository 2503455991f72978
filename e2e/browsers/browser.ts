export type Where = 'page' | 'frame'

/** One window of a browser of some engine, driven by its own protocol: just what the walks need. */
export interface Browser {
  /** Goes to an address and waits until its document has loaded. */
  readonly open: (address: string) => Promise<void>
  /** The browser's own Back. */
  readonly back: () => Promise<void>
  /** The value of an expression in the page, or in the first frame of it; it goes through JSON. */
  readonly evaluate: <T>(expression: string, where?: Where) => Promise<T>
  /** Presses the mouse at a point of the page, or of its first frame, and lets go `pressMs` later. */
  readonly press: (x: number, y: number, pressMs?: number, where?: Where) => Promise<void>
  /** Presses keys one after the other: characters, and `specialKeys`. */
  readonly type: (keys: readonly string[]) => Promise<void>
  /** What the window shows, as PNG. */
  readonly picture: () => Promise<Buffer>
  readonly close: () => Promise<void>
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** Keys without a character: Playwright's names, and the code points by which WebDriver knows them. */
const specialKeys: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  ArrowDown: '\uE015',
  Escape: '\uE00C',
}

/** A click as WebDriver and WebDriver BiDi both write it. */
export const pressActions = (x: number, y: number, pressMs: number) => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pause', duration: pressMs },
      { type: 'pointerUp', button: 0 },
    ],
  },
]

/** Nobody types faster; a page may draw between two keys. */
const KEY_PAUSE_MS = 20

/** Keys as WebDriver and WebDriver BiDi both write them. */
export const typeActions = (keys: readonly string[]) => [
  {
    type: 'key',
    id: 'keyboard',
    actions: keys.flatMap((key) => {
      const value = specialKeys[key] ?? key
      return [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
        { type: 'pause', duration: KEY_PAUSE_MS },
      ]
    }),
  },
]
