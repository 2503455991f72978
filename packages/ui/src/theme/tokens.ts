/**
 * Design tokens as data: the only home of raw values. Lengths are in CSS pixels at 100 % zoom and become rem in the
 * contract, so that they grow with the reader's font size; durations are milliseconds.
 */
export interface Tokens {
  /** Whether it is dark words on light grounds or the other way round. */
  readonly scheme: 'dark' | 'light'
  readonly color: Readonly<
    Record<
      | 'sunken'
      /** What a value is written into or a box is ticked in: on a light ground as white as paper, where a tint looks switched off. */
      | 'field'
      | 'surface'
      | 'raised'
      | 'overlay'
      | 'line'
      | 'edge'
      | 'control'
      | 'ink'
      | 'inkSoft'
      | 'accent'
      | 'accentStrong'
      | 'accentSoft'
      | 'onAccent'
      | 'success'
      | 'successSoft'
      | 'warning'
      | 'warningSoft'
      | 'danger'
      | 'dangerSoft'
      | 'onDanger'
      | 'focus'
      | 'scrim'
      | 'tokenGame'
      | 'tokenSweep'
      | 'tokenBonusSweep'
      | 'tokenPrize'
      | 'tokenTip',
      string
    >
  >
  /** Painted behind the page, from the top: the light on the water. */
  readonly glow: string
}

/** Five sizes for text, three for display: [size, line height]. */
export const type = {
  text: { tiny: [12, 16], small: [14, 20], body: [16, 24], lead: [18, 28], large: [20, 28] },
  display: { title: [26, 32], headline: [36, 42], hero: [52, 56] },
} as const satisfies Record<string, Record<string, readonly [number, number]>>

export const space = { none: 0, hair: 2, tight: 4, snug: 8, close: 12, even: 16, roomy: 24, wide: 32, broad: 48, vast: 72 } as const
export const radius = { small: 8, medium: 12, large: 20, full: 999 } as const
export const durationMs = { quick: 120, calm: 200, slow: 320 } as const
export const easing = 'cubic-bezier(0.2, 0, 0, 1)'
/** Smallest side of anything that is touched (art direction; WCAG 2.2 2.5.8 asks for 24). */
export const touchTarget = 44
export const contentWidth = 1280
/** Width from which the desktop layout holds. */
export const breakpoints = { tablet: 768, desktop: 1024 } as const

export const night: Tokens = {
  scheme: 'dark',
  color: {
    sunken: '#060b15',
    field: '#060b15',
    surface: '#0a111f',
    raised: '#111b2e',
    overlay: '#18243b',
    line: '#24324d',
    edge: '#24324d',
    control: '#5d7297',
    ink: '#eaf2fc',
    inkSoft: '#a3b5d0',
    accent: '#57c7ff',
    accentStrong: '#8bdaff',
    accentSoft: '#12304a',
    onAccent: '#03131f',
    success: '#63d893',
    successSoft: '#10301f',
    warning: '#f6bd58',
    warningSoft: '#33270f',
    danger: '#ff8585',
    dangerSoft: '#3a161b',
    onDanger: '#2a0508',
    focus: '#ffffff',
    scrim: 'rgb(2 6 12 / 0.72)',
    tokenGame: '#f7c955',
    tokenSweep: '#3fe0c4',
    tokenBonusSweep: '#3fe0c4',
    tokenPrize: '#ff8f78',
    tokenTip: '#bda2ff',
  },
  glow: 'radial-gradient(80rem 32rem at 50% -18rem, #14385a 0%, #0a111f00 70%)',
}

export const day: Tokens = {
  scheme: 'light',
  color: {
    sunken: '#e4ebf4',
    field: '#ffffff',
    surface: '#f3f6fb',
    raised: '#ffffff',
    overlay: '#ffffff',
    line: '#d3ddea',
    edge: '#70829f',
    control: '#70829f',
    ink: '#0b1627',
    inkSoft: '#465974',
    accent: '#0a66ad',
    accentStrong: '#074d85',
    accentSoft: '#dceefb',
    onAccent: '#ffffff',
    success: '#0f6b42',
    successSoft: '#dcf3e6',
    warning: '#7d5200',
    warningSoft: '#fcefd2',
    danger: '#b02328',
    dangerSoft: '#fde4e3',
    onDanger: '#ffffff',
    focus: '#0b1627',
    scrim: 'rgb(11 22 39 / 0.5)',
    tokenGame: '#ad7a00',
    tokenSweep: '#04705f',
    tokenBonusSweep: '#04705f',
    tokenPrize: '#ad3c22',
    tokenTip: '#6540c0',
  },
  glow: 'radial-gradient(80rem 28rem at 50% -16rem, #d3e9fb 0%, #f3f6fb00 70%)',
}

/** A re-skin that shares nothing with ours but the contract: proof that an operator can bring a brand of their own. */
export const ember: Tokens = {
  scheme: 'dark',
  color: {
    ...night.color,
    sunken: '#140a08',
    field: '#140a08',
    surface: '#1c0f0c',
    raised: '#2a1813',
    overlay: '#37211a',
    line: '#4d3027',
    edge: '#4d3027',
    control: '#a2705e',
    ink: '#fff3ec',
    inkSoft: '#dab8a9',
    accent: '#ffb25e',
    accentStrong: '#ffca8f',
    accentSoft: '#4a2c12',
    onAccent: '#241002',
  },
  glow: 'radial-gradient(80rem 32rem at 50% -18rem, #5a2a14 0%, #1c0f0c00 70%)',
}

/**
 * What a person sees whose system replaces all colors (high contrast): the system's own colors, by their CSS names, so that
 * drawings keep to them as the browser makes texts and boxes do. Kinds and tones are left to shape and words.
 */
export const forcedColors: Omit<Tokens, 'scheme'> = {
  color: {
    ...{ sunken: 'Canvas', field: 'Canvas', surface: 'Canvas', raised: 'Canvas', overlay: 'Canvas' },
    ...{ line: 'CanvasText', edge: 'CanvasText', control: 'CanvasText', ink: 'CanvasText', inkSoft: 'CanvasText' },
    ...{ accent: 'Highlight', accentStrong: 'Highlight', accentSoft: 'Canvas', onAccent: 'HighlightText' },
    ...{ success: 'CanvasText', successSoft: 'Canvas', warning: 'CanvasText', warningSoft: 'Canvas' },
    ...{ danger: 'CanvasText', dangerSoft: 'Canvas', onDanger: 'Canvas' },
    focus: 'Highlight',
    // Of a ground the browser replaces the color and keeps how much shows through.
    scrim: night.color.scrim,
    ...{
      tokenGame: 'CanvasText',
      tokenSweep: 'CanvasText',
      tokenBonusSweep: 'CanvasText',
      tokenPrize: 'CanvasText',
      tokenTip: 'CanvasText',
    },
  },
  glow: 'none',
}

export const themes = { night, day, ember } as const
export type ThemeName = keyof typeof themes
export const themeNames = Object.keys(themes) as readonly ThemeName[]
